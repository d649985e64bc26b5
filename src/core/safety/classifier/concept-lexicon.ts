import { ConceptLexicon } from '../../classifier/concept-lexicon.ts'
import { linesOf } from '../../text/lines-of.ts'
import type { SafetyLanguage } from '../concern.ts'
import { CONCEPTS } from './concepts.ts'

/** The order of languages in a line. */
const COLUMNS: readonly SafetyLanguage[] = ['en', 'de', 'es', 'fr', 'pt']
const LINES = linesOf(CONCEPTS)

const dangerous = new Set(LINES.flatMap((line, concept) => (line.startsWith('!') ? [concept] : [])))

const lexicons = new Map<SafetyLanguage, ConceptLexicon>()

/** Created on first use. */
function lexiconOf(language: SafetyLanguage): ConceptLexicon {
  const lexicon = lexicons.get(language) ?? new ConceptLexicon(LINES, COLUMNS.indexOf(language) + 1)
  lexicons.set(language, lexicon)
  return lexicon
}

export const conceptsOf = (word: string, language: SafetyLanguage): readonly number[] => lexiconOf(language).find(word)

/** Every word of the concepts. */
export const conceptWords = (language: SafetyLanguage): readonly string[] => lexiconOf(language).words()

/** Whether a word belongs to a concept without which no danger is described. */
export const isDangerous = (word: string, language: SafetyLanguage): boolean =>
  conceptsOf(word, language).some((concept) => dangerous.has(concept))

export const dangerWords = (language: SafetyLanguage): readonly string[] =>
  conceptWords(language).filter((word) => isDangerous(word, language))
