import type { CorrectionLanguage } from './correction-language.ts'

const MEANT = 'ich meinte?'

export const GERMAN: CorrectionLanguage = {
  explicit: `${MEANT}|ich wollte sagen`,
  doubtful: 'nein|doch|quatsch|entschuldigung',
  actually: 'eigentlich|tatsächlich|genau genommen|genauer gesagt',
  anywhere: `${MEANT}|habe? mich (?:vertan|geirrt|vertippt|versprochen)|hatte? ich gesagt|verwechselt|falsch gesagt|stimmt nicht|war falsch|(?<!wie )ich sagte`,
  over: 'nicht mehr',
  is: 'es (?:ist|sind)|(?:ist|sind) es',
  naming: '(?:er|sie|es) (?:heißt|heisst)|(?:heißt|heisst) (?:er|sie|es)',
  place: 'in|am|bei',
  clause: 'habe|bin|ist|kann|will|weiß',
  noValue: 'nein|doch|alles|quatsch|danke|egal|kein(?:e[nmrs]?)?|nicht',
  colours: 'rot|gelb|grün|blau|lila|schwarz|weiß|grau|türkis|rosa|orange',
  insideNames: 'am|der',
  noName: 'mama|papa|eile|ordnung|arbeit|urlaub|ruhe|meeting|feierabend|pause',
  noPlace: 'arbeit|ordnung|eile|ruhe|urlaub',
}

/** German capitalises all nouns, so that a capital letter tells nothing. */
export const IS_GERMAN = /(?<!\p{L})(?:ich|wir|mein\p{L}{0,2}|unser\p{L}{0,2})(?!\p{L})/iu
