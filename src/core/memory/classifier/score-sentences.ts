import { decodeWeights, scoreOf } from '../../classifier/linear-model.ts'
import { featuresOf, wordsOf } from './features.ts'
import { type ReadWord, readWords } from './read-words.ts'
import { blankQuoted, clauseSpans, type Span, sentenceSpans } from './spans.ts'
import { WEIGHTS } from './weights.ts'

const models = { sentence: decodeWeights(WEIGHTS.sentence), clause: decodeWeights(WEIGHTS.clause) }

interface Scored extends Span {
  score: number
}

export interface ScoredSentence extends Scored {
  words: readonly ReadWord[]
  /** Its clause with the highest score. */
  clause: Span
}

const isWithin = (inner: Span, outer: Span): boolean => inner.from >= outer.from && inner.from < outer.to

/** Scores each sentence by how much it and its best clause resemble examples that state a lasting fact. */
export function scoreSentences(message: string): ScoredSentence[] {
  const text = blankQuoted(message)
  const words = readWords(text)
  const scored = (kind: 'sentence' | 'clause', spans: readonly Span[]): Scored[] =>
    spans.map((span, nth) => ({ ...span, score: scoreOf(featuresOf({ text, words, spans }, nth), models[kind]) }))
  const clauses = scored('clause', clauseSpans(text))
  return scored('sentence', sentenceSpans(text)).map((sentence) => {
    const own = clauses.filter((clause) => isWithin(clause, sentence))
    const clause = own.reduce<Scored>((most, one) => (one.score > most.score ? one : most), own[0] ?? sentence)
    return { ...sentence, score: sentence.score + clause.score, words: wordsOf(words, sentence), clause }
  })
}
