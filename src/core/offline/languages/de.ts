import type { SpokenLines } from './language.ts'

export const GERMAN_LINES: SpokenLines = {
  notices: [
    'Ich bin ein KI-Helfer und antworte hier mit der eingebauten Engine, ohne Sprachmodell, deshalb kann ich auf Deutsch nur wenig sagen.',
    'Ohne angeschlossenes Sprachmodell verstehe ich Deutsch nur zum Teil.',
  ],
  opening: 'Worüber möchtest du sprechen?',
  forgetting:
    'Ich kann von mir aus nichts vergessen, aber du kannst es löschen: such es auf der Seite „Memory“ und wähle dort „Forget“.',
  told: 'Das habe ich mir gemerkt: {f}.',
  nothing: 'Dazu finde ich nichts, was du mir erzählt hast.',
  nothingYet: 'Bisher habe ich mir nichts über dich gemerkt.',
  shown: 'Alles steht auf der Seite „Memory“, und dort kannst du es berichtigen oder „Forget“ wählen.',
  sorry: 'Das tut mir sehr leid.',
  gentle: 'Wie geht es dir damit?',
  courtesies: {
    thanks: {
      said: 'danke(?:schön)?(?: dir| euch| ihnen| sehr| schön| vielmals| nochmals?){0,2}|(?:vielen|herzlichen|besten|tausend|lieben) dank(?: dir)?|ich danke (?:dir|ihnen)',
      answers: ['Gern geschehen.', 'Sehr gern.', 'Jederzeit.', 'Das freut mich.'],
    },
    goodNight: {
      said: '(?:gute|guten) (?:nacht|schlaf)|schlaf (?:gut|schön)',
      answers: ['Gute Nacht.', 'Schlaf gut.'],
    },
    goodbye: {
      said: "tschüss?|tschau|ciao|auf wiedersehen|bis (?:bald|dann|später|morgen|nachher|demnächst|zum nächsten mal)|mach's gut|schönen (?:tag|abend)(?: noch)?|schönes wochenende",
      answers: ['Bis bald.', 'Mach’s gut.', 'Bis zum nächsten Mal.'],
    },
    around:
      'ok|okay|gut|super|toll|prima|alles klar|und|also|na dann|dann|ich gehe (?:jetzt )?(?:ins bett|schlafen)|für (?:alles|die hilfe|deine hilfe|deine zeit|das gespräch|fürs zuhören|die antwort|deine antwort)|fürs zuhören|dass du (?:da bist|zuhörst)|dir auch|mein (?:lieber|freund)',
    after: [
      'Ich bin da, wenn du weiterreden willst.',
      'Schreib mir, wann immer du magst.',
      'Wir können jederzeit hier weitermachen.',
    ],
  },
  steady: [
    'Ich lese mit.',
    'Es eilt nicht.',
    'Ich frage lieber, als zu raten.',
    'Erzähl es so, wie es kommt.',
    'Eine kurze Antwort reicht.',
    'Du gibst das Tempo vor.',
    'Verbessere mich, wenn ich etwas falsch verstehe.',
    'Du kannst mir auch auf Englisch schreiben.',
  ],
  questions: [
    'Was ist dir daran am wichtigsten?',
    'Wie geht es dir damit?',
    'Wann hat das angefangen?',
    'Wer hat noch damit zu tun?',
    'Wo möchtest du anfangen?',
    'Was ist davor passiert?',
    'Wie soll es für dich weitergehen?',
    'Was brauchst du jetzt?',
    'Seit wann denkst du darüber nach?',
    'Was möchtest du noch dazu sagen?',
  ],
  asksAll: 'was weißt du (?:alles )?(?:über mich|von mir)|erinnerst du dich an mich|kennst du mich',
  death: 'gestorben|verstorben|ist tot',
}
