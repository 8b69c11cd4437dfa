"""The verbs of skills, as data: what a text tells somebody to do, without saying how a game does it.

A skill's program is a flat tuple of instructions. `May` and `When` guard the instructions that follow them:
`skip` says how many, so that the place in a program is one number.
"""

from __future__ import annotations

from msgspec import Struct


class Filter(Struct, frozen=True, gc=False):
    """Which cards are meant. An empty field asks nothing.

    `of` is `own`, `opponent` or `any`, seen from the player who has the skill. `kind` may name several kinds, with
    blanks between them. `role` asks for a role that the card has now; `brawler` means `brawler.A` as well.
    """

    zone: str = ""
    of: str = "any"
    kind: str = ""
    mode: str = ""
    name: str = ""
    character: str = ""
    trait: str = ""
    keyword: str = ""
    colour: str = ""
    token: bool | None = None
    role: str = ""
    power_at_least: int | None = None
    power_at_most: int | None = None
    energy_at_least: int | None = None
    energy_at_most: int | None = None
    other: bool = False


class Target(Struct, frozen=True, gc=False):
    """The cards an instruction is about.

    `who` is `self`, `chosen`, `event` (the card the trigger was about), `each` (all that fit `among`), or the
    name of a role that the ruleset knows (`attacker`, `guard`, `leader`, `victor`).
    """

    who: str = "self"
    among: Filter | None = None


class Condition(Struct, frozen=True, gc=False):
    """Something that must be true; all fields that are set must hold.

    `subject` is the card whose power is looked at: `self` or `event`. `sparking` is how many cards must lie in the
    own Drop Area, `bond` how many cards that fit `among` in the own Battle Area, `turn` whose turn it must be (`own`,
    `opponent`).
    """

    subject: str = "self"
    power_at_least: int | None = None
    power_at_most: int | None = None
    mode: str = ""
    role: str = ""
    hand_at_most: int | None = None
    life_at_most: int | None = None
    sparking: int | None = None
    bond: int | None = None
    turn: str = ""
    count_at_least: int | None = None
    among: Filter | None = None


class Instruction(Struct, frozen=True, tag_field="verb", gc=False):
    """Base of all instructions; the tag is the verb."""


class Draw(Instruction, frozen=True, tag="draw", gc=False):
    """Take the top card of the deck, `count` times (`named`: the number named before), one after the other.

    With `up_to` the player may stop before each.
    """

    count: int = 1
    who: str = "own"
    up_to: bool = False
    named: bool = False


class NameNumber(Instruction, frozen=True, tag="name_number", gc=False):
    """Name a whole number; later instructions call it `named`."""

    least: int = 1
    most: int = 99


class Choose(Instruction, frozen=True, tag="choose", gc=False):
    """Choose cards; later instructions call them `chosen`. `by` is `own` or `opponent`."""

    among: Filter
    least: int = 1
    most: int = 1
    by: str = "own"


class Modify(Instruction, frozen=True, tag="modify", gc=False):
    """Add to a value of the cards until the end of `until` (`turn`, `battle` or `game`)."""

    target: Target
    amount: int
    value: str = "power"
    until: str = "turn"


class Gain(Instruction, frozen=True, tag="gain", gc=False):
    """Give the cards a keyword until the end of `until`."""

    target: Target
    keyword: str
    until: str = "turn"


class GainTrait(Instruction, frozen=True, tag="trait", gc=False):
    """Give the card itself a special trait, wherever the skill is valid."""

    trait: str


class Lose(Instruction, frozen=True, tag="lose", gc=False):
    """Take a keyword, or with no keyword all skills, from the cards until the end of `until`."""

    target: Target
    keyword: str = ""
    until: str = "turn"


class SwitchMode(Instruction, frozen=True, tag="mode", gc=False):
    """Turn the cards to a mode."""

    target: Target
    mode: str


class Knockout(Instruction, frozen=True, tag="ko", gc=False):
    """KO the cards (or what the game calls destroying them)."""

    target: Target


class Move(Instruction, frozen=True, tag="move", gc=False):
    """Put the cards into a zone of their owner; with `top_only` what lies beneath them stays where it is."""

    target: Target
    to: str
    top_only: bool = False


class Control(Instruction, frozen=True, tag="control", gc=False):
    """Gain control of the cards, which stay as they are, until the end of `until`."""

    target: Target
    until: str = "game"


class PutBeneath(Instruction, frozen=True, tag="beneath", gc=False):
    """Put the cards under another one, below what lies there already."""

    target: Target
    top: Target


class Play(Instruction, frozen=True, tag="play", gc=False):
    """Put the cards into play without paying for them; they count as played."""

    target: Target


class PlayFallen(Play, frozen=True, tag="play_fallen", gc=False):
    """Play the card itself out of the own discard zone, where it lies since it left play."""

    target: Target = Target()


class CreateToken(Instruction, frozen=True, tag="token", gc=False):
    """Make tokens in play, as many as `count`: the first of `ids` that do not exist at the moment."""

    ids: tuple[str, ...]
    count: int = 1
    mode: str = "active"


class Damage(Instruction, frozen=True, tag="damage", gc=False):
    """Deal damage to a player's life, one card after the other."""

    count: int = 1
    who: str = "opponent"


class Discard(Instruction, frozen=True, tag="discard", gc=False):
    """Put cards from the top of a player's deck into the discard zone."""

    count: int = 1
    who: str = "own"


class DropHand(Instruction, frozen=True, tag="drop_hand", gc=False):
    """Put cards of a player's hand into the discard zone; `by` chooses them, undescribed ones too."""

    count: int = 1
    who: str = "own"
    by: str = "own"


class Entering(Instruction, frozen=True, tag="entering", gc=False):
    """Say how the card whose play this answers enters: in a `mode`, without its skills until the end of `loses`."""

    mode: str = ""
    loses: str = ""


class Role(Instruction, frozen=True, tag="role", gc=False):
    """Give a role (`guard`) to a card."""

    role: str
    target: Target


class NegateAttack(Instruction, frozen=True, tag="negate_attack", gc=False):
    """Negate the attack that is going on."""


class NegateAnswered(Instruction, frozen=True, tag="negate_answered", gc=False):
    """Negate the thing that this skill answers: a play, a counter, an object of the chain or batch."""


class NegateObject(Instruction, frozen=True, tag="negate_object", gc=False):
    """Negate what these cards put on the stack: the played card itself, or an ability of it."""

    target: Target


class StopDamage(Instruction, frozen=True, tag="stop_damage", gc=False):
    """Let the rest of the damage that is going on not be taken."""


class Offering(Instruction, frozen=True, tag="offering", gc=False):
    """Let the opponent put one own life card into the Drop Area; if that is not done, draw `count` cards."""

    count: int = 2


class May(Instruction, frozen=True, tag="may", gc=False):
    """Ask whether the following `skip` instructions shall be done."""

    skip: int = 1


class When(Instruction, frozen=True, tag="when", gc=False):
    """Do the following `skip` instructions only if the condition holds now."""

    condition: Condition
    skip: int = 1


class Delay(Instruction, frozen=True, tag="delay", gc=False):
    """Do the following `skip` instructions later, at the moment `at` (`end_of_battle`, `end_of_turn`)."""

    at: str
    skip: int = 1


class Unread(Instruction, frozen=True, tag="unread", gc=False):
    """Text that nobody has read: from here on a person decides."""

    text: str = ""


AnyInstruction = (
    Draw
    | NameNumber
    | Choose
    | Modify
    | Gain
    | GainTrait
    | Lose
    | SwitchMode
    | Knockout
    | Move
    | Control
    | PutBeneath
    | Play
    | PlayFallen
    | CreateToken
    | Damage
    | Discard
    | DropHand
    | Entering
    | Role
    | NegateAttack
    | NegateAnswered
    | NegateObject
    | StopDamage
    | Offering
    | May
    | When
    | Delay
    | Unread
)
