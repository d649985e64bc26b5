import { describe, expect, it } from 'vitest'
import { scoreEmbedding } from '../../src/core/safety/classifier/embedding-score.ts'
import { screenMessage } from '../../src/core/safety/screen-message.ts'
import { loadSentenceModel } from '../../src/server/adapters/embeddings/sentence-model.ts'
import type { Example } from './read-set.ts'
import { HELD_OUT, HELD_OUT_MIXED, HELD_OUT_NEWER, HELD_OUT_OTHER, HELD_OUT_SPOKEN } from './sets.ts'

const TAKES_MS = 60_000
const embed = await loadSentenceModel()

async function alarms(examples: readonly Example[]): Promise<number> {
  let found = 0
  for (const { text, earlier } of examples) {
    if (screenMessage(text, earlier, scoreEmbedding(await embed(text)))) found += 1
  }
  return found / examples.length
}

describe.each([
  ['held-out', HELD_OUT, { leastFound: 0.97, mostFalseAlarms: 0.03 }],
  ['held-out and newer', HELD_OUT_NEWER, { leastFound: 0.75, mostFalseAlarms: 0.07 }],
  ['held-out and mixed', HELD_OUT_MIXED, { leastFound: 0.97, mostFalseAlarms: 0.06 }],
  ['held-out and by another author', HELD_OUT_OTHER, { leastFound: 0.97, mostFalseAlarms: 0.1 }],
  ['held-out and as spoken', HELD_OUT_SPOKEN, { leastFound: 0.9, mostFalseAlarms: 0.04 }],
])('English messages with their embeddings, %s', (_, { en }, { leastFound, mostFalseAlarms }) => {
  it('finds people who may be in danger, and lets harmless messages pass', { timeout: TAKES_MS }, async () => {
    expect(await alarms(en.filter(({ concern }) => concern !== null))).toBeGreaterThanOrEqual(leastFound)
    expect(await alarms(en.filter(({ concern }) => concern === null))).toBeLessThanOrEqual(mostFalseAlarms)
  })
})
