import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StoredWeights } from '../src/core/classifier/linear-model.ts'
import { FEATURES, featuresOf } from '../src/core/memory/classifier/features.ts'
import { readWords } from '../src/core/memory/classifier/read-words.ts'
import { blankQuoted, clauseSpans, type Span, sentenceSpans } from '../src/core/memory/classifier/spans.ts'
import { type MarkedMessage, markedMessages } from './fact-examples/read-marked.ts'
import { copyOf, learn, quantise, type Sample } from './logistic-regression.ts'
import { runCommand } from './run-command.ts'

const overlap = (one: Span, other: Span): number => Math.min(one.to, other.to) - Math.max(one.from, other.from)
const lengthOf = ({ from, to }: Span): number => to - from
/** A clause states a fact if half of it is marked, or most of a mark is in it. */
const states = (clause: Span, mark: Span): boolean => {
  const shared = overlap(clause, mark)
  return shared > 0 && (shared >= lengthOf(clause) / 2 || shared >= lengthOf(mark) * 0.6)
}
const holds = (sentence: Span, mark: Span): boolean => overlap(sentence, mark) > lengthOf(mark) / 2

const RULES = [
  ['sentence', sentenceSpans, holds],
  ['clause', clauseSpans, states],
] as const

/** A sample for each sentence or clause of each message. */
export function samplesOf(messages: readonly MarkedMessage[], kind: 'sentence' | 'clause'): Sample[] {
  const [, spansOf, isTold] = RULES.find(([name]) => name === kind) ?? RULES[0]
  return messages.flatMap(({ text: whole, marks }) => {
    const text = blankQuoted(whole)
    const words = readWords(text)
    const spans = spansOf(text)
    return spans.map((span, nth) => ({
      features: copyOf(featuresOf({ text, words, spans }, nth)),
      isPositive: marks.some((mark) => isTold(span, mark)),
    }))
  })
}

function learnKind(messages: readonly MarkedMessage[], kind: 'sentence' | 'clause'): StoredWeights {
  const { weights, bias } = learn(samplesOf(messages, kind), FEATURES)
  return quantise(weights, bias)
}

/** Trains the weights on the marked messages. Deterministic. */
export const trainWeights = (messages: readonly MarkedMessage[]) => ({
  sentence: learnKind(messages, 'sentence'),
  clause: learnKind(messages, 'clause'),
})

if (import.meta.main) {
  const head = '/** Written by `node scripts/train-facts.ts` from `scripts/fact-examples/`. */'
  const file = join(import.meta.dirname, '../src/core/memory/classifier/weights.ts')
  writeFileSync(file, `${head}\nexport const WEIGHTS = ${JSON.stringify(trainWeights(markedMessages()), null, 2)}\n`)
  await runCommand('biome', ['check', '--write', file])
}
