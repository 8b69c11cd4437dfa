"""One's own account page."""

from __future__ import annotations

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from accounts.errors import AccountError
from accounts.forms import ProfileForm, RoleRequestForm
from accounts.models import User
from accounts.requests import UserRequest
from accounts.services.notices import mark_read
from accounts.services.roles import request_role

SHOWN_NOTICES = 100
LARGEST_KEY = 2**63 - 1


@login_required
@require_http_methods(["GET", "POST"])
def profile(request: UserRequest) -> HttpResponse:
    """Show and change what is stored about oneself."""
    form = ProfileForm(request.POST or None, instance=User.objects.get(pk=request.user.pk))
    if request.method == "POST" and form.is_valid():
        form.save()
        messages.success(request, _("Saved."))
        return redirect("accounts:profile")
    return _page(request, form=form, role_form=RoleRequestForm(), refused=request.method == "POST")


@login_required
@require_POST
def role_request(request: UserRequest) -> HttpResponse:
    """Ask for a role."""
    form = RoleRequestForm(request.POST)
    if form.is_valid():
        try:
            request_role(user=request.user, role=form.chosen_role(), reason=form.cleaned_data["reason"])
        except AccountError as error:
            form.add_error("role", error.message)
        else:
            messages.success(
                request, _("Sent. An administrator of this site decides; the answer shows here.")
            )
            return redirect("accounts:profile")
    return _page(request, form=ProfileForm(instance=request.user), role_form=form, refused=True)


@login_required
@require_safe
def notice_list(request: UserRequest) -> HttpResponse:
    """Show one's own notices, the newest first."""
    notices = request.user.notices.all()[:SHOWN_NOTICES]
    return render(request, "accounts/notice_list.html", {"notices": notices})


@login_required
@require_POST
def notices_read(request: UserRequest) -> HttpResponse:
    """Note that all of one's own notices are read."""
    mark_read(user=request.user, at=timezone.now())
    return redirect("accounts:notice-list")


@login_required
@require_POST
def notice_open(request: UserRequest, pk: int) -> HttpResponse:
    """Note that one of one's own notices is read, and go to the page it is about."""
    notice = get_object_or_404(request.user.notices, pk=min(pk, LARGEST_KEY))
    mark_read(user=request.user, at=timezone.now(), notices=[notice.pk])
    return redirect(notice.address or "accounts:notice-list")


def _page(
    request: UserRequest, *, form: ProfileForm, role_form: RoleRequestForm, refused: bool
) -> HttpResponse:
    user = request.user
    context = {
        "form": form,
        "role_form": role_form,
        "person": user,
        "roles": sorted(user.roles),
        "role_requests": user.role_requests.all()[:10],
    }
    return render(request, "accounts/profile.html", context, status=422 if refused else 200)
