"""User, the roles somebody may have, and requests for a role."""

from __future__ import annotations

from typing import ClassVar

from django.contrib.auth.base_user import AbstractBaseUser, BaseUserManager
from django.contrib.auth.models import PermissionsMixin
from django.core.exceptions import ValidationError
from django.db import models
from django.db.models.functions import Lower
from django.utils import timezone
from django.utils.functional import cached_property
from django.utils.translation import gettext_lazy as _


class Role(models.TextChoices):
    """What somebody does at events; a group of the same name exists for each."""

    ORGANIZER = "organizer", _("Organizer")
    JUDGE = "judge", _("Judge")
    PLAYER = "player", _("Player")


class Language(models.TextChoices):
    """The languages rulings are shown in."""

    ENGLISH = "en", "English"
    FRENCH = "fr", "Français"
    GERMAN = "de", "Deutsch"


class Publisher(models.TextChoices):
    """Who gives out player numbers."""

    BANDAI = "bandai", "Bandai TCG+"
    BUSHIROAD = "bushiroad", "Bushiroad"


class UserManager(BaseUserManager["User"]):
    """Make people who sign in by email."""

    def create_user(self, email: str, password: str | None = None, **fields: object) -> User:
        """Store somebody new; without a password nobody can sign in."""
        if not email:
            raise ValueError("An email address is needed.")
        user = self.model(email=email.strip().lower(), **fields)
        user.set_password(password)
        user.save(using=self._db)
        return user

    def create_superuser(self, email: str, password: str | None = None, **fields: object) -> User:
        """Store a site administrator."""
        return self.create_user(email, password, **{"is_staff": True, "is_superuser": True, **fields})

    def get_by_natural_key(self, username: str | None) -> User:
        """Find somebody by email, whatever the case of its letters."""
        return self.get(email=(username or "").strip().lower())


def check_player_numbers(value: object) -> None:
    """Refuse anything but a number for each known publisher."""
    known = set(Publisher.values)
    if not isinstance(value, dict) or not set(value) <= known:
        raise ValidationError(
            _("Write one number for each publisher: %(known)s."), params={"known": ", ".join(known)}
        )
    if not all(isinstance(number, str) and len(number) <= 40 for number in value.values()):
        raise ValidationError(_("A player number has at most 40 signs."))


class User(AbstractBaseUser, PermissionsMixin):
    """Somebody who signs in by email."""

    email = models.EmailField(_("email"), unique=True)
    display_name = models.CharField(_("name shown to others"), max_length=80, blank=True)
    language = models.CharField(
        _("language"), max_length=2, choices=Language.choices, default=Language.ENGLISH
    )
    player_numbers = models.JSONField(
        _("player numbers"), default=dict, blank=True, validators=[check_player_numbers]
    )
    is_staff = models.BooleanField(_("may enter the administration"), default=False)
    is_active = models.BooleanField(_("active"), default=True)
    date_joined = models.DateTimeField(_("joined"), default=timezone.now, editable=False)

    objects: ClassVar[UserManager] = UserManager()

    EMAIL_FIELD = "email"
    USERNAME_FIELD = "email"
    REQUIRED_FIELDS: ClassVar[list[str]] = []

    class Meta:
        verbose_name = _("user")
        verbose_name_plural = _("users")
        ordering = ("email",)
        constraints = (models.UniqueConstraint(Lower("email"), name="user_email_once_in_any_case"),)

    def __str__(self) -> str:
        """Show the name others see."""
        return self.get_full_name()

    def get_full_name(self) -> str:
        """Return the name shown to others, or the part of the email before the sign."""
        return self.display_name or self.email.partition("@")[0]

    def get_short_name(self) -> str:
        """Return the same name; there is no shorter one."""
        return self.get_full_name()

    @cached_property
    def roles(self) -> frozenset[Role]:
        """Return the roles this person has been given."""
        names = self.groups.values_list("name", flat=True)
        return frozenset(Role(name) for name in names if name in Role.values)

    @cached_property
    def unread_notices(self) -> int:
        """Count what this person has not read yet; asked once for each page."""
        return self.notices.filter(read_at__isnull=True).count()

    @property
    def is_judge(self) -> bool:
        """Tell whether this person may decide disputes."""
        return self.is_superuser or Role.JUDGE in self.roles

    @property
    def is_organizer(self) -> bool:
        """Tell whether this person may run events."""
        return self.is_superuser or Role.ORGANIZER in self.roles


def display_name_of(user: User) -> str:
    """Return the name to greet somebody with."""
    return user.get_full_name()


class RoleRequest(models.Model):
    """Somebody asks for a role; a site administrator grants or declines."""

    class State(models.TextChoices):
        """Where the request stands."""

        OPEN = "open", _("Open")
        GRANTED = "granted", _("Granted")
        DECLINED = "declined", _("Declined")

    user = models.ForeignKey(
        User, on_delete=models.CASCADE, related_name="role_requests", verbose_name=_("who")
    )
    role = models.CharField(_("role"), max_length=20, choices=Role.choices)
    reason = models.TextField(_("reason"), max_length=1000)
    state = models.CharField(_("state"), max_length=10, choices=State.choices, default=State.OPEN)
    created_at = models.DateTimeField(_("asked"), default=timezone.now, editable=False)
    decided_at = models.DateTimeField(_("decided"), null=True, blank=True, editable=False)
    decided_by = models.ForeignKey(
        User,
        on_delete=models.SET_NULL,
        null=True,
        blank=True,
        editable=False,
        related_name="decided_role_requests",
        verbose_name=_("decided by"),
    )

    class Meta:
        verbose_name = _("role request")
        verbose_name_plural = _("role requests")
        ordering = ("-created_at",)
        constraints = (
            models.UniqueConstraint(
                fields=("user", "role"), condition=models.Q(state="open"), name="one_open_request_for_a_role"
            ),
        )

    def __str__(self) -> str:
        """Show who asks for what."""
        return f"{self.user} → {self.get_role_display()}"


class NoticeQuerySet(models.QuerySet["Notice"]):
    """Questions about notices."""

    def unread(self) -> NoticeQuerySet:
        """Keep those nobody has read yet."""
        return self.filter(read_at__isnull=True)

    def to_mail(self) -> NoticeQuerySet:
        """Keep those whose mail is still to go out, oldest first; who may not sign in gets none."""
        return self.filter(mailed_at__isnull=True, user__is_active=True).order_by("pk")


class Notice(models.Model):
    """Something a person should know, shown on the site and sent by mail.

    `text` is written in the person's language. `mailed_at` stays empty until the mail has gone out.
    """

    user = models.ForeignKey(User, on_delete=models.CASCADE, related_name="notices", verbose_name=_("who"))
    title = models.CharField(_("title"), max_length=200)
    text = models.TextField(_("text"), blank=True)
    address = models.CharField(_("address on the site"), max_length=300, blank=True)
    created_at = models.DateTimeField(_("written"), default=timezone.now)
    read_at = models.DateTimeField(_("read"), null=True, blank=True)
    mailed_at = models.DateTimeField(_("mailed"), null=True, blank=True)

    objects = NoticeQuerySet.as_manager()

    class Meta:
        verbose_name = _("notice")
        verbose_name_plural = _("notices")
        ordering = ("-created_at", "-pk")
        indexes = (models.Index(fields=("user", "read_at"), name="notice_unread_of_user"),)

    def __str__(self) -> str:
        """Show the title."""
        return self.title
