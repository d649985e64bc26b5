import type { SafetyTexts } from './shape.ts'

export const DE: SafetyTexts = {
  named: {
    intent: 'Du hast geschrieben, dass du sterben oder dein Leben beenden willst.',
    means: 'Du hast von etwas geschrieben, mit dem du dein Leben beenden könntest.',
    farewell: 'Was du geschrieben hast, klingt nach einem Abschied.',
    burden: 'Du hast geschrieben, dass andere ohne dich besser dran wären.',
    hopelessness: 'Du hast geschrieben, dass du so nicht mehr kannst.',
    'self-harm': 'Du hast geschrieben, dass du dich verletzt oder kurz davor bist.',
    overdose: 'Du hast geschrieben, dass du etwas genommen hast, das dir schaden kann.',
    violence: 'Du hast geschrieben, dass dir jemand wehtut oder dich bedroht.',
    eating: 'Was du über das Essen schreibst, macht mir Sorgen.',
    'someone-else': 'Du hast geschrieben, dass jemand anderes in Gefahr sein könnte.',
  },
  answers: {
    suicide: [
      '{named} Gut, dass du es sagst, ich nehme das ernst. Ich bin ein KI-Helfer und kann nicht bei dir sein, und du brauchst jetzt einen Menschen. {help} Wenn du kannst, bring Abstand zwischen dich und alles, womit du dich verletzen könntest, und bitte jemanden, zu dir zu kommen. Bist du gerade in Sicherheit?',
      'Danke, dass du es mir sagst. {named} Das klingt nach sehr viel Schmerz, und du musst ihn nicht allein tragen. Ich bin ein KI-Helfer; es gibt Menschen, die sich mit solchen Momenten auskennen. {help} Du kannst ihnen einfach sagen, was du mir geschrieben hast. Bist du gerade allein, oder ist jemand in der Nähe?',
      'Ich bin noch da und nehme es weiter ernst. {named} So starke Gefühle können nachlassen, auch wenn es gerade nicht danach aussieht. Als KI-Helfer kann ich nicht auf dich aufpassen, ein Mensch kann es. {help} Wer könnte in den nächsten Minuten bei dir oder am Telefon sein?',
      'Was du schreibst, ist wichtig, und du bist es auch. {named} Ich bin ein KI-Helfer und kein Ersatz für jemanden, der deine Stimme hört. {help} Bitte versuch es jetzt, oder gib das Telefon jemandem neben dir. Ist etwas in deiner Nähe, das du vorher außer Reichweite bringen kannst?',
    ],
    'self-harm': [
      '{named} Danke, dass du es mir sagst; das ist nicht leicht, und ich verurteile dich nicht. Wenn du stark blutest oder schwer verletzt bist, ruf jetzt {emergency} an. Ich bin ein KI-Helfer und kann nicht bei dir sein. {help} Kann jemand bei dir bleiben, bis der Drang nachlässt? Bist du gerade in Sicherheit?',
      'Gut, dass du es aussprichst. {named} Oft tut dann etwas mehr weh, als Worte fassen. Ich bin ein KI-Helfer; Menschen, die das verstehen, sind einen Anruf entfernt. {help} Wenn du eine Wunde hast, lass bitte jemanden danach sehen, und ruf {emergency} an, wenn es ernst ist. Wie war dein Tag heute?',
      'Ich bin noch da. {named} So ein Drang kommt wie eine Welle, und sie geht wieder zurück. Geh, solange sie hoch ist, wenn du kannst, in einen anderen Raum oder zu jemandem. Ich bin ein KI-Helfer und kann dich nicht sehen, sag es deshalb bitte auch einem Menschen. {help} Wem könntest du es heute sagen?',
    ],
    overdose: [
      '{named} Bitte ruf jetzt {emergency} an, auch wenn es dir gut geht: Manche Schäden kommen erst Stunden später. Warte nicht auf Beschwerden und bring dich nicht zum Erbrechen. Behalte die Packung bei dir, schließ die Tür auf und hol jemanden zu dir. Ich bin ein KI-Helfer und kann nicht für dich anrufen. {help} Kannst du jetzt anrufen?',
      'Das ist ein Notfall, und er lässt sich behandeln, also warte bitte nicht. {named} Ruf jetzt {emergency} an und sag, was es war und wann. Bring dich nicht zum Erbrechen, nimm nichts weiter und bleib nicht allein. Ich bin ein KI-Helfer und kann niemanden schicken. {help} Ist jemand bei dir, der anrufen kann?',
      'Ich nehme das sehr ernst. {named} Dass du dich gut fühlst, heißt noch nicht, dass du sicher bist. Leg das hier bitte weg und ruf {emergency} an, oder lass dich in die Notaufnahme bringen. Bring dich nicht zum Erbrechen und nimm die Packung mit. Ich bin ein KI-Helfer. {help} Rufst du an, bevor du mir wieder schreibst?',
    ],
    violence: [
      '{named} Ich glaube dir, und es ist nicht deine Schuld. Niemand darf das mit dir machen. Zuerst: Kannst du hier gerade sicher lesen und schreiben? Wenn jemand auf dein Telefon sieht, lösch das vielleicht. Ich bin ein KI-Helfer und kann niemanden rufen. {help} Gibt es einen Ort oder einen Menschen, zu dem du gehen kannst?',
      'Es tut mir leid, dass dir das passiert, und es ist gut, dass du es sagst. {named} Du bist nicht schuld an dem, was ein anderer tut. Ich bin ein KI-Helfer und ersetze keine Menschen, die andere schützen können. {help} Wenn Schreiben gerade nicht sicher ist, hör auf und komm später wieder. Bist du jetzt an einem sicheren Ort?',
      'Ich nehme das weiter ernst. {named} Du sollst sicher sein, was immer vorher war. Es gibt Menschen, die jeden Tag dabei helfen und dich zu nichts drängen; ich bin ein KI-Helfer und kann das nicht. {help} Wenn es wieder losgeht, geh hinaus oder nah an eine Tür, wenn du kannst, und ruf an. Wer könnte noch davon wissen?',
    ],
    eating: [
      '{named} Danke, dass du mir das anvertraust. Es ist keine Frage des Willens, und du musst damit nicht allein fertigwerden. Ich bin ein KI-Helfer und kein Arzt. Wenn du ohnmächtig geworden bist, dein Herz rast oder schmerzt oder du kein Wasser bei dir behältst, ruf {emergency} an oder geh heute zum Arzt. {help} Wer könnte davon wissen?',
      'Gut, dass du es mir sagst. {named} Du verdienst Essen, Ruhe und Freundlichkeit, egal was eine Zahl sagt. Ich bin ein KI-Helfer, und Menschen, die sich damit auskennen, können dir besser helfen. {help} Bei Schwindel, Brustschmerzen oder großer Schwäche hol dir bitte gleich ärztliche Hilfe: {emergency}. Wie geht es dir in diesem Moment?',
      'Ich bin noch da und nehme es weiter ernst. {named} Die Gedanken ums Essen können sehr laut werden, und mit der richtigen Hilfe werden sie wieder leiser. Ich bin ein KI-Helfer und nenne dir keine Zahlen und Regeln. {help} Bei Ohnmacht oder Brustschmerzen ruf {emergency} an. Magst du es heute einem Menschen sagen, dem du vertraust?',
    ],
    'someone-else': [
      '{named} Gut, dass du das ernst nimmst. Wenn jetzt Gefahr besteht, ruf {emergency} an und sag, wo die Person ist. Bleib bei ihr, dort oder am Telefon, bis jemand kommt. Du darfst direkt fragen, ob sie an Suizid denkt; das Fragen bringt niemanden auf die Idee. Ich bin ein KI-Helfer und erreiche sie nicht. {help} Weißt du, wo sie gerade ist?',
      'Danke, dass du hinsiehst. {named} Nimm es bitte beim Wort, auch wenn es vielleicht nicht so gemeint ist. Wenn es bald passieren könnte, ruf {emergency} an und lass die Person nicht allein. Du musst es nicht geheim halten. Ich bin ein KI-Helfer; diese Menschen beraten auch, wer sich um andere sorgt. {help} Ist sie im Moment allein?',
      'Ich nehme das weiter ernst, für die Person und für dich. {named} Du musst es nicht lösen, nur Hilfe holen: Ruf {emergency} an, wenn jetzt Gefahr besteht, sag jemandem Bescheid, der ihr nahesteht, bleib in Kontakt und achte auch auf deine Sicherheit. Ich bin ein KI-Helfer. {help} Wer kann dir jetzt dabei helfen?',
    ],
  },
  emergency: {
    now: 'Du brauchst jetzt jemanden: Bitte ruf {emergency} an.',
    soon: 'Wenn es zu viel wird oder du es tun könntest, ruf {emergency} an.',
    danger: 'Wenn du jetzt in Gefahr bist, ruf {emergency} an.',
  },
  anyEmergencyNumber: 'den örtlichen Notruf (in vielen Ländern 112)',
  line: {
    call: 'Telefon {phone}',
    text: 'SMS an {number}',
    callOrText: 'Telefon oder SMS {phone}',
    textWord: 'SMS mit {word} an {number}',
    chat: 'Chat {chat}',
    always: 'rund um die Uhr',
    hours: '{hours}',
  },
  lead: 'Diese Menschen sind für dich da:',
  violenceLead: 'Diese Menschen helfen genau dabei:',
  poisonLead: 'Rat zu dem, was du genommen hast:',
  eatingLead: 'Hilfe rund ums Essen:',
  elsewhere: 'In anderen Ländern: findahelpline.com.',
  directory:
    'Die Telefonseelsorge ist in Deutschland unter 0800 1110111 und in Österreich unter 142 da, in der Schweiz hilft 143; für andere Länder hat findahelpline.com kostenlose Nummern.',
  violenceDirectory:
    'In Deutschland ist das Hilfetelefon rund um die Uhr da: 116 016. Für andere Länder hat findahelpline.com kostenlose Nummern.',
  checkIns: [
    'Ich wollte fragen, wie es dir heute geht. Du musst nichts erklären; ein Wort genügt, und keins ist auch in Ordnung.',
    'Nur ein leises Hallo. Wie war der Tag bis jetzt? Wenn du schreiben magst, bin ich da.',
    'Du musst nicht antworten: Ich wollte nur wissen, wie es dir heute geht und ob jemand in deiner Nähe ist.',
  ],
  replies: {
    shared: [
      'Ich lese mit. Du kannst so viel oder so wenig schreiben, wie du magst; ich bin ein KI-Helfer und verurteile nichts davon. Ist gerade jemand in deiner Nähe?',
      'Danke, dass du weiterschreibst. Bleiben wir bei der nächsten Stunde: Was würde sie ein wenig erträglicher machen?',
      'Das klingt sehr schwer. Wem könntest du jetzt eine kurze Nachricht schicken, und sei es nur „Kannst du herkommen?“',
      'Du musst nicht die richtigen Worte finden. Wenn Anrufen zu viel ist, lies einfach vor, was du mir geschrieben hast.',
      'Ich bin ein KI-Helfer und sollte nicht der Einzige sein, der davon weiß. Wem könntest du es heute sagen?',
      'Hast du etwas getrunken, gegessen, ein wenig geschlafen? Kleine Dinge lösen es nicht, aber sie machen die nächsten Stunden leichter.',
      'Wir haben Zeit. Was ist daran gerade das Schwerste?',
      'Wenn es schlimmer wird, während wir schreiben, hör bitte auf und ruf {emergency} an. Ich bin danach noch hier.',
      'Was hat dir früher geholfen, eine schlimme Stunde zu überstehen, auch wenn es nur ein wenig war?',
      'Ich kann nicht versprechen, dass es leicht wird. Viele finden mit Hilfe einen Weg hindurch, und diese Hilfe steht dir zu. {help}',
    ],
    suicide: [
      'Sind die Gedanken stärker oder schwächer als vorhin? Wenn sie stärker sind, ruf bitte jetzt {emergency} an.',
      'Ist etwas in deiner Nähe, womit du dich verletzen könntest? Kannst du es jemandem geben oder woanders hingehen?',
      'Was sollte jemand wissen, der sich jetzt zu dir setzt?',
    ],
    'self-harm': [
      'Ist der Drang noch da? Zehn Minuten neben einem anderen Menschen abzuwarten ist ein echter Schritt, und danach geht es noch einmal.',
      'Wenn du verletzt bist: Hat jemand danach gesehen? Darum darfst du bitten.',
    ],
    overdose: [
      'Hast du {emergency} angerufen? Bitte tu das zuerst, auch wenn es dir gut geht. Ich bin danach noch hier.',
      'Ist jemand bei dir, der anrufen kann? Leg dich bitte nicht allein hin, und heb die Packung für die Helfer auf.',
    ],
    violence: [
      'Kannst du noch sicher schreiben? Wenn nicht, hör hier auf; das ist nicht unhöflich.',
      'Was du tust, entscheidest du. Gibt es einen Ort, an dem du heute Nacht sicher wärst?',
    ],
    eating: [
      'Wie geht es deinem Körper heute: Ist dir schwindlig, bist du sehr schwach? Dann geh bitte heute zum Arzt oder ruf {emergency} an.',
      'Würde es helfen, wenn bei der nächsten Mahlzeit jemand bei dir sitzt? Wer könnte das sein?',
    ],
    'someone-else': [
      'Hast du die Person erreicht? Wenn nicht und sie in Gefahr sein könnte, ruf bitte {emergency} an und sag, wo sie sein könnte.',
      'Und wie geht es dir selbst damit? Du musst das nicht allein tragen; wer könnte sich mit dir abwechseln?',
    ],
  },
}
