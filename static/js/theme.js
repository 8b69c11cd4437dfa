// Light or dark: what was chosen here last, else what the machine wishes.
(function () {
  "use strict";
  const root = document.documentElement;
  const key = "theme";

  function stored() {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // storage is closed to us; the machine's wish stands
    }
  }

  function isDark() {
    return root.dataset.theme
      ? root.dataset.theme === "dark"
      : matchMedia("(prefers-color-scheme: dark)").matches;
  }

  const choice = stored();
  if (choice === "light" || choice === "dark") root.dataset.theme = choice;

  document.addEventListener("DOMContentLoaded", function () {
    for (const button of document.querySelectorAll("[data-theme-toggle]")) {
      button.hidden = false;
      button.setAttribute("aria-pressed", String(isDark()));
      button.addEventListener("click", function () {
        root.dataset.theme = isDark() ? "light" : "dark";
        button.setAttribute("aria-pressed", String(isDark()));
        try {
          localStorage.setItem(key, root.dataset.theme);
        } catch {
          // the choice holds for this page
        }
      });
    }
  });
})();
