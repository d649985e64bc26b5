import type { SafetyTexts } from './en.ts'

export const DE: SafetyTexts = {
  heard: {
    suicide: 'Das klingt, als könnte das Leben gerade zu viel sein.',
    'self-harm': 'Das klingt, als könnte es darum gehen, sich selbst wehzutun.',
    overdose: 'Hier könnte etwas eingenommen worden sein, das schaden kann.',
    medical: 'Das kann ein medizinischer Notfall sein.',
    violence: 'Das klingt, als könnte dir jemand wehtun oder drohen.',
    'harm-to-others': 'Das klingt, als könnte jemand verletzt werden.',
    eating: 'Das klingt, als könnte das Essen schwierig geworden sein.',
    'someone-else': 'Das klingt, als könnte jemand Hilfe brauchen.',
    grooming:
      'Das klingt, als könnte jemand etwas verlangen, das nicht in Ordnung ist, und daran wärst du nicht schuld.',
  },
  answers: {
    suicide: [
      '{heard} Gut, dass du es sagst; ich nehme das ernst. Ich bin ein KI-Helfer: Ich kann zuhören, und du verdienst auch einen Menschen bei dir.\n\n{help}\n\nBist du gerade in Sicherheit?',
      'Danke, dass du es mir sagst. {heard} Das ist sehr viel Schmerz, und du musst ihn nicht allein tragen. Ich bin ein KI-Helfer; es gibt Menschen, die sich mit solchen Momenten auskennen.\n\n{help}\n\nIst gerade jemand in deiner Nähe?',
      'Ich bin noch da und nehme es weiter ernst. {heard} So starke Gefühle können nachlassen, auch wenn es nicht danach aussieht. Ich bin ein KI-Helfer und kann nicht auf dich aufpassen, ein Mensch kann es.\n\n{help}\n\nWer könnte in den nächsten Minuten bei dir oder am Telefon sein?',
      'Was du schreibst, ist wichtig, und du bist es auch. {heard} Ich bin ein KI-Helfer und kein Ersatz für jemanden, der deine Stimme hört. Du kannst einfach vorlesen, was du mir geschrieben hast.\n\n{help}\n\nGibt es etwas in deiner Nähe, das du außer Reichweite bringen kannst?',
    ],
    'self-harm': [
      '{heard} Danke, dass du es mir sagst; das ist nicht leicht, und ich verurteile dich nicht. Ich bin ein KI-Helfer und sehe keine Wunde: Wenn sie tief ist oder nicht aufhört zu bluten, ruf bitte den Notruf.\n\n{help}\n\nKann jemand bei dir bleiben, bis der Drang nachlässt?',
      'Gut, dass du es aussprichst. {heard} Oft steckt ein Schmerz dahinter, für den Worte nicht reichen. Ich bin ein KI-Helfer; Menschen, die das verstehen, sind nur einen Anruf entfernt.\n\n{help}\n\nWenn du verletzt bist: Kann jemand danach sehen?',
      'Ich bin noch da. {heard} So ein Drang kommt wie eine Welle, und er ebbt auch wieder ab. Geh so lange in einen anderen Raum oder zu jemandem. Ich bin ein KI-Helfer, sag es deshalb bitte auch einem Menschen.\n\n{help}\n\nWem könntest du es heute sagen?',
    ],
    overdose: [
      '{heard} Bitte warte nicht, auch wenn es dir gut geht: Manche Schäden zeigen sich erst Stunden später.\n\n{help}\n\nBring dich nicht zum Erbrechen und behalte die Packung bei dir. Ich bin ein KI-Helfer und kann nicht für dich anrufen. Kannst du jetzt anrufen?',
      '{heard} Das ist ein Notfall, und er lässt sich behandeln.\n\n{help}\n\nSag, was es war und wann. Bring dich nicht zum Erbrechen und bleib nicht allein. Ich bin ein KI-Helfer und kann niemanden schicken. Ist jemand bei dir, der anrufen kann?',
      'Ich nehme das sehr ernst. {heard} Dass du dich gut fühlst, heißt noch nicht, dass du sicher bist.\n\n{help}\n\nBring dich nicht zum Erbrechen und nimm die Packung mit. Ich bin ein KI-Helfer und kann das nicht für dich tun. Rufst du an, bevor du mir wieder schreibst?',
    ],
    medical: [
      '{heard} Bitte warte nicht ab, ob es vorbeigeht.\n\n{help}\n\nBleib am Telefon: Dort sagt man dir, was zu tun ist, bis Hilfe kommt. Ich bin ein KI-Helfer und kein Arzt und kann nicht für dich anrufen. Kannst du jetzt anrufen?',
      'Ich nehme das ernst. {heard} Es kann auf Minuten ankommen, und niemand nimmt einen Anruf zu viel übel.\n\n{help}\n\nSag, wo du bist und was du siehst. Ich bin ein KI-Helfer und kann niemanden schicken. Ist jemand da, der anrufen oder die Tür öffnen kann?',
      '{heard} Auch wenn es gerade besser scheint, lass es bitte sofort ansehen.\n\n{help}\n\nFahr nicht selbst, und lass niemanden allein, dem es so geht. Ich bin ein KI-Helfer und kann das nicht für dich tun. Rufst du an, bevor du mir wieder schreibst?',
    ],
    violence: [
      '{heard} Ich glaube dir, und es ist nicht deine Schuld. Ich bin ein KI-Helfer und kann niemanden rufen. Wenn jemand dein Telefon kontrolliert, lösch das hier lieber.\n\n{help}\n\nZuerst: Kannst du hier gerade sicher lesen und schreiben?',
      'Es tut mir leid, dass dir das passiert, und es ist gut, dass du es sagst. {heard} Du bist nicht schuld an dem, was ein anderer tut. Ich bin ein KI-Helfer; diese Menschen wissen, wie man andere schützt.\n\n{help}\n\nBist du jetzt an einem sicheren Ort?',
      'Ich nehme das weiter ernst. {heard} Du hast ein Recht auf Sicherheit, egal was vorher war. Ich bin ein KI-Helfer; diese Menschen planen mit dir und drängen dich zu nichts.\n\n{help}\n\nWer könnte noch davon wissen?',
    ],
    'harm-to-others': [
      '{heard} Gut, dass du es sagst, bevor etwas passiert ist; ich nehme das ernst. Ich bin ein KI-Helfer und kann nicht bei dir sein: Wenn du kurz davor bist, geh bitte weg und lass alles zurück, womit du jemanden verletzen könntest.\n\n{help}\n\nBist du gerade weit genug weg?',
      'Danke, dass du es mir sagst. {heard} So viel Wut oder Angst steigt an und lässt auch wieder nach, und Abstand hilft. Ich bin ein KI-Helfer; ein Mensch kann dich durch die nächste Stunde bringen, ohne dich zu verurteilen.\n\n{help}\n\nWohin könntest du jetzt gehen, damit niemand verletzt wird?',
      'Ich bin noch da und nehme das weiter ernst. {heard} Was auch war: Du kannst aufhören, bevor es passiert. Ich bin ein KI-Helfer und kann das nicht für dich tun; diese Menschen helfen auch bei solchen Gedanken.\n\n{help}\n\nWer könnte zu dir kommen?',
    ],
    eating: [
      '{heard} Danke, dass du mir das anvertraust. Es ist keine Frage des Willens, und du musst damit nicht allein fertigwerden. Ich bin ein KI-Helfer und kein Arzt: Bei Ohnmacht, Brustschmerzen oder wenn du kein Wasser bei dir behältst, hol dir heute ärztliche Hilfe.\n\n{help}\n\nWer könnte davon wissen?',
      'Gut, dass du es mir sagst. {heard} Du verdienst Essen, Ruhe und Freundlichkeit, egal was eine Zahl sagt. Ich bin ein KI-Helfer; Menschen, die sich damit auskennen, können dir besser helfen.\n\n{help}\n\nWie geht es deinem Körper gerade: schwindlig, schwach oder in Ordnung?',
      'Ich bin noch da und nehme es weiter ernst. {heard} Gedanken ans Essen können laut werden, und mit der richtigen Hilfe werden sie leiser. Ich bin ein KI-Helfer und nenne dir keine Zahlen und Regeln.\n\n{help}\n\nMagst du es heute einem Menschen sagen, dem du vertraust?',
    ],
    grooming: [
      '{heard} Sag es bitte heute einem Erwachsenen, dem du vertraust, zum Beispiel Eltern, einer Lehrerin oder einer Tante: Du bekommst keinen Ärger. Du musst nichts schicken und niemanden treffen. Ich bin ein KI-Helfer und darf nicht der Einzige sein, der es weiß.\n\n{help}\n\nWem könntest du es zuerst sagen?',
      'Gut, dass du es mir sagst. {heard} Kein Älterer darf das von einem jungen Menschen verlangen, und solche Geheimnisse darf man immer weitersagen. Antworte nicht, geh nicht hin, und heb die Nachrichten auf. Ich bin ein KI-Helfer; diese Menschen sind für junge Leute da.\n\n{help}\n\nIst ein Erwachsener in deiner Nähe, dem du vertraust?',
      'Ich nehme das weiter ernst. {heard} Das gilt auch, wenn du geantwortet oder etwas geschickt hast oder es erst schön fandest. Triff dich nicht. Ich bin ein KI-Helfer und kann das nicht beenden; Erwachsene und diese Menschen können es.\n\n{help}\n\nWollen wir überlegen, wie du es jemandem sagst?',
    ],
    'someone-else': [
      '{heard} Gut, dass du das ernst nimmst. Ist die Person verschwunden, verletzt, nicht wach zu bekommen oder hat etwas genommen, dann ruf zuerst den Notruf. Klingt es nach Suizid, frag direkt danach; die Frage bringt niemanden erst auf die Idee. Ich bin ein KI-Helfer und kann sie nicht erreichen.\n\n{help}\n\nWeißt du, wo sie gerade ist?',
      'Danke, dass du hinsiehst. {heard} Nimm die Worte ernst, und lass die Person nicht allein, wenn es bald passieren könnte. Du musst es nicht geheim halten. Ich bin ein KI-Helfer; diese Menschen beraten auch dich.\n\n{help}\n\nIst sie im Moment allein?',
      'Ich nehme das weiter ernst, für die Person und für dich. {heard} Du musst es nicht lösen, nur Hilfe holen und auch auf dich achten. Ich bin ein KI-Helfer und kann nicht für dich anrufen.\n\n{help}\n\nWer kann dir jetzt dabei helfen?',
    ],
  },
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
      'Ich kann nicht versprechen, dass es leicht wird. Viele finden mit Hilfe einen Weg hindurch, und diese Hilfe steht dir zu.\n\n{help}',
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
    medical: [
      'Hast du {emergency} angerufen? Bitte tu das zuerst, auch wenn es besser zu werden scheint. Ich bin danach noch hier.',
      'Ist jemand bei dir? Bleib bitte nicht allein, fahr nicht selbst, und tu, was man dir am Telefon sagt.',
      'Ich kann Beschwerden nicht beurteilen. Wer bei {emergency} abnimmt, kann es; frag bitte dort, und schreib mir, wenn Hilfe da ist.',
    ],
    violence: [
      'Kannst du noch sicher schreiben? Wenn nicht, hör hier auf; das ist nicht unhöflich.',
      'Was du tust, entscheidest du. Gibt es einen Ort, an dem du heute Nacht sicher wärst?',
    ],
    'harm-to-others': [
      'Bist du jetzt weit genug weg? Wenn nicht, geh bitte zuerst woandershin; alles, was du mir sagen willst, kann warten.',
      'Ist etwas in deiner Nähe, womit du jemanden verletzen könntest? Kannst du es zurücklassen oder jemandem geben, dem du vertraust?',
    ],
    eating: [
      'Wie geht es deinem Körper heute: Ist dir schwindlig, bist du sehr schwach? Dann geh bitte heute zum Arzt oder ruf {emergency} an.',
      'Würde es helfen, wenn bei der nächsten Mahlzeit jemand bei dir sitzt? Wer könnte das sein?',
    ],
    grooming: [
      'Konntest du es einem Erwachsenen sagen, dem du vertraust? Du kannst einfach zeigen, was du mir geschrieben hast.',
      'Du schuldest niemandem eine Antwort und musst niemanden treffen. Wenn du bedroht wirst oder jemand in deiner Nähe ist, ruf {emergency} an.',
      'Was du auch geschickt oder gesagt hast: Verantwortlich ist die ältere Person. Welcher Erwachsene hat dir schon einmal geholfen?',
    ],
    'someone-else': [
      'Hast du die Person erreicht? Wenn nicht und sie in Gefahr sein könnte, ruf bitte {emergency} an und sag, wo sie sein könnte.',
      'Und wie geht es dir selbst damit? Du musst das nicht allein tragen; wer könnte sich mit dir abwechseln?',
    ],
  },
}
