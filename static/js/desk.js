// Results by keyboard: Enter saves a table and jumps to the next; what is refused keeps its text.
(() => {
  const form = document.getElementById("results");
  if (!form) return;
  const fields = [...form.querySelectorAll(".desk-score")];
  const saved = new Map(fields.map((field) => [field, field.value.trim()]));

  const note = (field, text, isBad) => {
    const place = document.getElementById(field.getAttribute("aria-describedby"));
    place.textContent = text;
    field.setAttribute("aria-invalid", String(isBad));
    field.closest("tr").classList.toggle("is-saved", !isBad && text !== "");
  };

  const save = async (field) => {
    const text = field.value.trim();
    if (text === saved.get(field)) return;
    const table = field.closest("tr").dataset.table;
    const seen = form.elements[`v${table}`];
    const body = new FormData();
    body.set(field.name, text);
    body.set(seen.name, seen.value);
    body.set("csrfmiddlewaretoken", form.elements.csrfmiddlewaretoken.value);
    saved.set(field, text);
    note(field, "…", false);
    try {
      const answer = await fetch(form.action, {
        method: "POST", body, headers: { "X-Requested-With": "fetch" }, redirect: "error",
      });
      const row = (await answer.json())[table];
      seen.value = row.seen;
      if (row.error) saved.delete(field);
      note(field, row.error || "✓", Boolean(row.error));
    } catch {
      saved.delete(field);
      note(field, "✗ ↻", true);
    }
  };

  form.addEventListener("keydown", (press) => {
    const at = fields.indexOf(press.target);
    if (at < 0 || press.key !== "Enter") return;
    press.preventDefault();
    save(press.target);
    const next = fields[at + 1] || form.querySelector("button[type=submit]");
    next.focus();
    if (next.select) next.select();
  });
  fields.forEach((field) => field.addEventListener("change", () => save(field)));
})();
