import { plainApostrophes, setOf, wordsOf } from './words.ts'

/** Detects whether a text is English, by its script and most common words. */

const ENGLISH = setOf(
  'the and is i you to of it my in that for on me was with not have do what how this hi hello yes no thanks are am can a at be',
)

/** Only words that do not exist in English. */
const OTHERS = {
  es: setOf(
    'el los las una por para pero con muy estoy tengo quiero hola gracias cómo qué está mi trabajo soy hoy buenos días',
  ),
  fr: setOf("je suis le les une des est pas et mais avec pour dans mon bonjour merci vous nous j'ai très c'est salut"),
  de: setOf(
    'ich bin der das und nicht ein eine mein meine mit ist für aber habe hallo danke wie geht sehr heute guten mir',
  ),
  it: setOf('io sono il gli una che non per con mio mia ciao grazie ho molto oggi buongiorno anche lavoro'),
  pt: setOf('eu estou não uma com para meu minha obrigado obrigada olá você muito hoje trabalho tenho quero'),
  nl: setOf('ik ben het een niet mijn met maar heb dank voor goed vandaag hoe gaat'),
}

export type ForeignLanguage = keyof typeof OTHERS | 'other'

/** The languages that have a word: most have none of these. */
const LANGUAGES_OF = new Map<string, string[]>()
for (const [language, known] of Object.entries({ en: ENGLISH, ...OTHERS }))
  for (const word of known) LANGUAGES_OF.set(word, [...(LANGUAGES_OF.get(word) ?? []), language])

const NONE: readonly string[] = []

const FOREIGN_SHARE = 0.4
const IS_ASCII = /^[\0-\x7f]*$/

export function isOtherScript(text: string): boolean {
  if (IS_ASCII.test(text)) return false
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const foreign = text.match(/(?!\p{Script=Latin})\p{L}/gu)?.length ?? 0
  return letters > 0 && foreign / letters > FOREIGN_SHARE
}

/**
 * The language of a text; null for English, or if it is too short to tell. The index of recall is keyed by it, so it must
 * not change; `spokenLanguage` tells more.
 */
export function foreignLanguage(text: string): ForeignLanguage | null {
  if (isOtherScript(text)) return 'other'
  const words = wordsOf(plainApostrophes(text))
  const counts = new Map<string, number>()
  for (const word of words)
    for (const language of LANGUAGES_OF.get(word) ?? NONE) counts.set(language, (counts.get(language) ?? 0) + 1)
  const scores = Object.keys(OTHERS).map((language) => ({ language, score: counts.get(language) ?? 0 }))
  const best = scores.reduce((one, other) => (other.score > one.score ? other : one))
  const enough = Math.min(2, words.length)
  return best.score >= Math.max(1, enough) && best.score > (counts.get('en') ?? 0)
    ? (best.language as ForeignLanguage)
    : null
}
