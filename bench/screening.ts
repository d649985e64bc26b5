import { performance } from 'node:perf_hooks'
import { HELD_OUT, TRAIN } from '../scripts/screening-sets/sets.ts'
import { scoreEmbedding } from '../src/core/safety/classifier/embedding-score.ts'
import { SAFETY_LANGUAGES } from '../src/core/safety/concern.ts'
import { prepareScreening, screenMessage } from '../src/core/safety/screen-message.ts'
import { screenReply, screenRequest } from '../src/core/safety/screen-reply.ts'
import { createLocalEmbeddings } from '../src/server/adapters/embeddings/local-embeddings.ts'
import { createLog } from '../src/server/log.ts'
import { printFigure, quantile } from './support/figures.ts'

/** How long the safety rules take, for typical messages and for the longest accepted ones. */

const LIMIT_MS = 3
const LIMIT_WITH_EMBEDDING_MS = 25
const PATIENCE_MS = 25
const LOADS_WITHIN_MS = 60_000
const WITH_EMBEDDING = 400
const LONGEST = 4000
const LONG_ONES = 60
const EARLIER = 3
const ROUNDS = 4

const texts = SAFETY_LANGUAGES.flatMap((language) =>
  [...TRAIN[language], ...HELD_OUT[language]].map(({ text }) => text),
)

/** Messages of 4,000 characters: those of the sets joined, each from another start. */
const longOnes = Array.from({ length: LONG_ONES }, (_, nth) => {
  const from = Math.floor((nth / LONG_ONES) * texts.length)
  return [...texts.slice(from), ...texts].join('. ').slice(0, LONGEST)
})
const hostile = [
  'i want to die of laughter ',
  'my friend said he ',
  'i ',
  'iwanttodieso ',
  '🔪💊 ',
  's u i ',
  "j'ai ",
  '*k*',
].map((part) => part.repeat(LONGEST).slice(0, LONGEST))

function measure(messages: readonly string[], screen: (text: string) => unknown): number[] {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const message of messages) {
      const began = performance.now()
      screen(message)
      if (round > 0) times.push(performance.now() - began)
    }
  }
  return times
}

const began = performance.now()
for (const language of SAFETY_LANGUAGES) prepareScreening(language)
printFigure('rules of five languages made ready', performance.now() - began, { atMost: 1000 }, 'ms', 'once a process')

const tell = (name: string, times: readonly number[], note: string): void =>
  printFigure(
    `${name}, p99`,
    quantile(times, 0.99),
    { atMost: LIMIT_MS },
    'ms',
    `p50 ${quantile(times, 0.5).toFixed(3)} ms, ${note}`,
  )

const earlier = texts.slice(0, EARLIER)
tell(
  'messages',
  measure(texts, (text) => screenMessage(text, earlier)),
  `${texts.length} of the sets, ${EARLIER} before each`,
)
tell(
  'long messages',
  measure(longOnes, (text) => screenMessage(text, [])),
  `${LONGEST} characters`,
)
tell(
  'hostile messages',
  measure(hostile, (text) => screenMessage(text, [])),
  `${LONGEST} characters, one phrase again and again`,
)
tell('requests', measure(longOnes, screenRequest), `${LONGEST} characters`)
tell('replies', measure(texts, screenReply), 'a sentence each')

const embeddings = createLocalEmbeddings(createLog('warn'))
await embeddings.embed(['loaded'], LOADS_WITHIN_MS)
const withEmbedding: number[] = []
let late = 0
for (const { text } of TRAIN.en.slice(0, WITH_EMBEDDING)) {
  const asked = performance.now()
  const [embedding] = (await embeddings.embed([text], PATIENCE_MS)) ?? []
  if (!embedding) late += 1
  screenMessage(text, earlier, embedding ? scoreEmbedding(embedding) : 0)
  withEmbedding.push(performance.now() - asked)
}
await embeddings.close()
printFigure(
  'messages with meaning, p99',
  quantile(withEmbedding, 0.99),
  { atMost: LIMIT_WITH_EMBEDDING_MS },
  'ms',
  `p50 ${quantile(withEmbedding, 0.5).toFixed(1)} ms, ${late} of ${WITH_EMBEDDING} without it, after ${PATIENCE_MS} ms`,
)
