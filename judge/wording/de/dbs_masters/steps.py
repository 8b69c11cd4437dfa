"""German: Dragon Ball Super Card Game (Masters): what a step says."""

from __future__ import annotations

STEPS = {
    "step:checkpoint.next_skill:next_skill:turn_player": (
        "Als Nächstes kommt {skill} ({actor}): Wer am Zug ist, wickelt seine Fähigkeiten vor dem Gegner ab."
    ),
    "step:checkpoint.next_skill:next_skill:turn_player:several": (
        "{actor} wählt {skill:akk} als Nächstes; wer am Zug ist, wickelt seine Fähigkeiten vor dem Gegner ab."
    ),
    "step:checkpoint.next_skill:next_skill:opponent": (
        "Als Nächstes kommt {skill} ({actor}): Beim Spieler am Zug wartet keine Fähigkeit."
    ),
    "step:checkpoint.next_skill:next_skill:opponent:several": (
        "{actor} wählt {skill:akk} als Nächstes; beim Spieler am Zug wartet keine Fähigkeit."
    ),
    "step:resolve_auto.still_legal:once_per_turn": "{skill} bewirkt nichts: in diesem Zug schon benutzt.",
    "step:resolve_auto.still_legal:condition_not_met": (
        "{skill} bewirkt nichts: Die Bedingung ist nicht erfüllt."
    ),
    "step:resolve_auto.pay_or_decline:resolve": "{skill} wird abgewickelt.",
    "step:resolve_auto.pay_or_decline:resolve:yes": "{actor} benutzt {skill:akk}.",
    "step:resolve_auto.pay_or_decline:declined": "{actor} benutzt {skill:akk} nicht.",
    "step:resolve_auto.pay_or_decline:declined:only_option": "{actor} kann {skill:akk} nicht bezahlen.",
    "step:resolve_auto.perform:negated": "{skill} bewirkt nichts: Ein Konter hat sie negiert.",
    "step:activate.paid:declared": "{actor} aktiviert {skill:akk}.",
    "step:activate.perform:negated": "{skill} bewirkt nichts: Ein Konter hat sie negiert.",
    "step:counter_window.answer:pass": "{actor} kontert nicht.",
    "step:counter_window.answer:pass:only_option": "Niemand antwortet.",
    "step:counter_window.answer:declared": "{actor} antwortet mit {skill:dat}.",
    "step:counter_window.activated:activated": "{skill} ist aktiviert; der andere Spieler darf kontern.",
    "step:counter_window.resolve_last:resolve": (
        "{skill} wird abgewickelt: Konter kommen zuerst, der letzte vor den anderen."
    ),
    "step:counter_window.resolve_last:negated": "{skill} bewirkt nichts: Ein anderer Konter hat sie negiert.",
    "step:setup.redraw:pass": "{actor} behält die Hand.",
    "step:setup.life": "Acht Karten jedes Decks werden zum Leben.",
    "step:setup.opening_hands": "Beide Spieler ziehen sechs Karten.",
    "step:charge_phase.draw:no_first_draw": "{actor} zieht nichts: Wer beginnt, zieht im ersten Zug nicht.",
    "step:charge_phase.charge:pass": "{actor} legt keine Energie.",
    "step:battle.offense_act:pass": "{actor} tut im Angriffsschritt nichts mehr.",
    "step:battle.defense_act:pass": "{actor} tut im Verteidigungsschritt nichts mehr.",
    "step:main_phase.act:pass": "{actor} tut in der Hauptphase nichts mehr.",
    "step:play.declare:declared": "{actor} spielt {card:akk} und bezahlt dafür.",
    "step:play.enter": "{played_card} kommt in die Kampfzone.",
    "step:play.enter:negated": (
        "{move_card} geht in die Abwurfzone: Das Ausspielen ist negiert, die Kosten bleiben bezahlt."
    ),
    "step:evolve.declare:declared": "{actor} aktiviert {skill:akk} und bezahlt dafür.",
    "step:evolve.put_on_top": (
        "{on_top_card} kommt auf {on_top_other:akk} und übernimmt Modus und Stärkeänderungen."
    ),
    "step:evolve.put_on_top:failed": "{move_card} geht in die Abwurfzone: [Evolve] ist gescheitert.",
    "step:xeno_evolve.declare:declared": "{actor} aktiviert {skill:akk} und bezahlt.",
    "step:xeno_evolve.to_warp": "{move_card} geht in den Warp.",
    "step:xeno_evolve.to_warp:failed": "{move_card} geht in die Abwurfzone: [Xeno-Evolve] ist gescheitert.",
    "step:xeno_evolve.enter": "{played_card} kommt in die Kampfzone und übernimmt nichts.",
    "step:activate.flip": "{flip_card} wird umgedreht und behält Modus und Stärkeänderungen.",
    "step:swap.declare:declared": "{actor} aktiviert {skill:akk}.",
    "step:swap.choose:negated": "{skill} bewirkt nichts: Ein Konter hat sie negiert.",
    "step:swap.play_swapped:negated": "{skill} bewirkt nichts: Ein Konter hat sie negiert.",
    "step:swap.return_card": "{move_card} kehrt auf die Hand des Besitzers zurück.",
    "step:over_realm.declare:declared": "{actor} aktiviert {skill:akk}.",
    "step:over_realm.drop_to_warp": "Die ganze Abwurfzone geht in den Warp.",
    "step:over_realm.play_from_realm:negated": "Das Ausspielen ist negiert; was bezahlt ist, bleibt bezahlt.",
    "step:union_fusion.drop_set": "Als Kosten gehen in die Abwurfzone: {move_card}.",
    "step:union_fusion.play_fused:negated": "Das Ausspielen ist negiert; was bezahlt ist, bleibt bezahlt.",
    "step:union_potara.put_on_pair:negated": "Das Ausspielen ist negiert; was bezahlt ist, bleibt bezahlt.",
    "step:union_potara.put_on_pair:failed": "{skill} misslingt: Eine genannte Karte ist nicht mehr da.",
    "step:union_absorb.put_on_absorber:negated": "{skill} bewirkt nichts: Ein Konter hat sie negiert.",
    "step:battle.declaration": "{attack_card} greift {attack_other:akk} an und geht in den Ruhemodus.",
    "step:combo.move": "{combo_card} geht in die Kombozone.",
    "step:battle.comparison:attack_succeeds": (
        "{power} gegen {against}: {attacker} gewinnt gegen {guard:akk}."
    ),
    "step:battle.comparison:attack_fails": (
        "{power} gegen {against}: Der Angriff von {attacker:dat} scheitert, und {guard:dat} geschieht nichts."
    ),
    "step:battle.deal_damage:damage": "Der Angriff fügt {count} Schaden zu.",
    "step:battle.victory_strike:victory": (
        "Der Angriff würde Schaden zufügen: {win_player} gewinnt das Spiel mit [Victory Strike]."
    ),
    "step:resolve_later.perform:resolve": "{skill}: Jetzt geschieht, was aufgeschoben war.",
    "step:battle.ko_guard": "{ko_card} wird besiegt und geht in die Abwurfzone.",
    "step:battle.ko_guard:remove": "{ko_card} wird besiegt und verlässt das Spiel.",
    "step:damage.one_damage": "{actor} nimmt eine Lebenskarte.",
    "step:battle.combo_to_drop:remove": "Die Kombokarten verlassen die Kombozone.",
    "step:battle.combo_to_drop": "Die Kombokarten gehen in die Abwurfzone: {move_card}.",
    "note:attack_negated": "Der Kampf endet hier: Der Angriff wurde negiert.",
    "note:attacker_gone": "Der Kampf endet hier: Die angreifende Karte ist weg.",
    "note:guard_gone": "Der Kampf endet hier: Die angegriffene Karte ist weg.",
    "note:attack_succeeds": "Der Angreifer gewinnt den Kampf.",
    "note:attack_fails": "Der Angriff scheitert; keiner der beiden Karten geschieht etwas.",
    "note:damage": "Der Angriff fügt {count} Schaden zu.",
    "note:no_first_draw": "Wer beginnt, zieht im ersten Zug nicht.",
    "note:repeated": "Die Endphase wiederholt sich für eine Fähigkeit, die noch nicht ausgelöst wurde.",
    "note:victory": "Der Angriff würde Schaden zufügen, also gewinnt [Victory Strike] das Spiel.",
}
