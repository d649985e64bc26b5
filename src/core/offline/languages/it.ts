import type { SpokenLines } from './language.ts'

export const ITALIAN_LINES: SpokenLines = {
  notices: [
    'Sono un assistente IA e qui rispondo con il motore integrato, senza modello linguistico, quindi in italiano so dire poco.',
    'Senza un modello collegato capisco l’italiano solo in parte.',
  ],
  opening: 'Di che cosa vuoi parlare?',
  forgetting:
    'Da solo non posso dimenticare niente, ma puoi farlo tu: cercalo nella pagina «Memory» e scegli «Forget».',
  told: 'Ecco che cosa ho annotato: {f}.',
  nothing: 'Non trovo niente che tu mi abbia detto su questo.',
  nothingYet: 'Non ho ancora annotato niente su di te.',
  shown: 'Tutto è nella pagina «Memory», e lì puoi correggerlo o scegliere «Forget».',
  sorry: 'Mi dispiace molto.',
  gentle: 'Come ti senti a riguardo?',
  courtesies: {
    thanks: {
      said: 'grazie(?: mille| tante| di cuore| a te)?|ti ringrazio',
      answers: ['Prego.', 'Volentieri.', 'Quando vuoi.', 'Non c’è di che.'],
    },
    goodNight: { said: "buona ?notte|dormi bene|sogni d'oro", answers: ['Buonanotte.', 'Dormi bene.'] },
    goodbye: {
      said: 'arrivederci|addio|a (?:presto|domani|dopo|più tardi)|ci (?:vediamo|sentiamo)|buona (?:giornata|serata)',
      answers: ['A presto.', 'Stammi bene.', 'Alla prossima.'],
    },
    around:
      "ciao|ok|okay|va bene|bene|perfetto|e|allora|vado a (?:dormire|letto)|di tutto|per (?:tutto|l'aiuto|il tuo aiuto|avermi ascoltat[oa])|anche a te",
    after: ['Sono qui quando vuoi continuare.', 'Scrivimi quando ti va.', 'Possiamo riprendere in qualsiasi momento.'],
  },
  steady: [
    'Ti leggo con calma.',
    'Non c’è fretta.',
    'Preferisco chiedere che indovinare.',
    'Puoi dirlo come ti viene.',
    'Va bene anche una risposta breve.',
    'Correggimi se capisco male.',
    'Se vuoi, puoi scrivermi anche in inglese.',
  ],
  questions: [
    'Che cosa conta di più per te?',
    'Come ti senti a riguardo?',
    'Quando è cominciato?',
    'Chi altro c’entra?',
    'Da dove vuoi cominciare?',
    'Che cosa è successo prima?',
    'Come vorresti che continuasse?',
    'Di che cosa hai bisogno adesso?',
  ],
  asksAll: 'che cosa sai di me',
  death: 'è mort[oa]',
}
