import { openWeights, total } from '../../likeness/linear-model.ts'
import { featuresOf, wordsOf } from './features.ts'
import { type ReadWord, readWords } from './read-words.ts'
import { blankQuoted, clauseSpans, type Span, sentenceSpans } from './spans.ts'
import { WEIGHTS } from './weights.ts'

const models = { sentence: openWeights(WEIGHTS.sentence), clause: openWeights(WEIGHTS.clause) }

interface Judged extends Span {
  score: number
}

export interface JudgedSentence extends Judged {
  words: readonly ReadWord[]
  /** Its most telling clause. */
  clause: Span
}

const isWithin = (inner: Span, outer: Span): boolean => inner.from >= outer.from && inner.from < outer.to

/** How much each sentence is like those that tell a lasting fact: as a whole, and by its most telling clause. */
export function judgeSentences(message: string): JudgedSentence[] {
  const text = blankQuoted(message)
  const words = readWords(text)
  const judge = (kind: 'sentence' | 'clause', spans: readonly Span[]): Judged[] =>
    spans.map((span, nth) => ({ ...span, score: total(featuresOf({ text, words, spans }, nth), models[kind]) }))
  const clauses = judge('clause', clauseSpans(text))
  return judge('sentence', sentenceSpans(text)).map((sentence) => {
    const own = clauses.filter((clause) => isWithin(clause, sentence))
    const clause = own.reduce<Judged>((most, one) => (one.score > most.score ? one : most), own[0] ?? sentence)
    return { ...sentence, score: sentence.score + clause.score, words: wordsOf(words, sentence), clause }
  })
}
