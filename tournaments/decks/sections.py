"""The words that name a part of a deck list, in the languages and games that players write."""

from __future__ import annotations

from tournaments.decks.signs import listed, words

GROUP = "group"
"""A heading that sorts the cards of one section: it names no section of its own."""
SET_ASIDE = "set_aside"
"""A heading over cards that are no part of the deck."""

WORDS = {
    "leader": (
        "leader, leaders, leader card, leader cards, the leader, carte leader, cartes leader, chef, meneur, "
        "anfuhrer, anfuhrerkarte, leaderkarte, first vanguard, fv, starting vanguard, starter, vanguard de "
        "depart, premiere avant garde, avant garde de depart, erste vanguard, erster vanguard"
    ),
    "main": (
        "main, main deck, maindeck, deck, decks, mainboard, main board, cards, deck principal, principal, "
        "paquet principal, pioche, paquet, cartes, hauptdeck, haupt deck, karten, action deck"
    ),
    "side": (
        "side, side deck, sidedeck, sideboard, side board, sb, deck annexe, annexe, deck de cote, deck "
        "secondaire, reserve, seitendeck, seiten deck, nebendeck, beideck"
    ),
    "z": ("z, z deck, zdeck, deck z, z card, z cards, cartes z, z karten"),
    "ride": ("ride, ride deck, ridedeck, ride line, rideline, deck ride, deck de ride"),
    "stride": (
        "stride, stride deck, deck stride, stride zone, g zone, zone g, g deck, deck g, g unit, g units, g "
        "einheiten"
    ),
    "team": ("team, equipe, bakugan, bakugan team, team bakugan"),
    "other": (
        "other, others, other card, other cards, bakucore, bakucores, baku core, baku cores, cores, "
        "bakukern, bakukerne, autres, autres cartes, andere, andere karten, weitere karten, sonstige, "
        "sonstige karten, energy, energie, energy marker, energy markers, token, tokens, jetons, markers, "
        "marker"
    ),
    GROUP: (
        "battle, battles, battle card, battle cards, extra card, extra cards, unison, unisons, unison card, "
        "unison cards, cartes de combat, cartes combat, cartes extra, cartes unison, kampfkarten, "
        "extrakarten, unit, units, unites, einheiten, normal unit, normal units, trigger, triggers, trigger "
        "unit, trigger units, triggereinheiten, unites declencheur, order, orders, order card, order cards, "
        "normal order, normal orders, action, actions, action card, action cards, aktionskarten, evo, evos, "
        "evo card, evo cards, flip, flips, flip card, flip cards, hero, heroes, heros, hero card, hero "
        "cards, heldenkarten, grade 0, grade 1, grade 2, grade 3, grade 4, grade 5, grad 0, grad 1, grad 2, "
        "grad 3, grad 4, g0, g1, g2, g3, g4, creature, creatures, spell, spells, land, lands, instant, "
        "instants, sorcery, sorceries, artifact, artifacts, enchantment, enchantments, planeswalker, "
        "planeswalkers, pokemon, trainer, monster, monsters, trap, traps"
    ),
    SET_ASIDE: (
        "maybe, maybes, maybeboard, maybe board, considering, to consider, wishlist, wish list, peut etre, "
        "a tester, vielleicht"
    ),
}
JAPANESE = {
    "leader": "リーダー, リーダーカード",
    "main": "デッキ, メインデッキ",
    "side": "サイドデッキ",
    "z": "Zデッキ",
    "ride": "ライドデッキ",
    "stride": "Gゾーン",
}
SECTION_OF = {
    words(heading): section
    for said in (WORDS, JAPANESE)
    for section, text in said.items()
    for heading in listed(text)
}
CHARACTERS = listed("character, characters, character card, character cards, charaktere, personnages")
"""The team of Bakugan; in a list of another game a group of cards."""


def section_named(heading: str, game: str = "") -> str:
    """Return the section that a heading in plain words names, or nothing."""
    if heading in CHARACTERS:
        return "team" if game in ("", "bakugan") else GROUP
    return SECTION_OF.get(heading, "")
