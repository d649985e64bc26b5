import { describe, expect, it } from 'vitest'
import { scoreEmbedding } from '../../src/core/safety/classifier/embedding-score.ts'
import { screenMessage } from '../../src/core/safety/screen-message.ts'
import { loadSentenceModel } from '../../src/server/adapters/embeddings/sentence-model.ts'
import type { Example } from './read-set.ts'
import { UNREAD, UNREAD_MIXED, UNREAD_NEWER, UNREAD_OTHER, UNREAD_SPOKEN } from './sets.ts'

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
  ['unread', UNREAD, { leastFound: 0.97, mostFalseAlarms: 0.03 }],
  ['unread and newer', UNREAD_NEWER, { leastFound: 0.75, mostFalseAlarms: 0.07 }],
  ['unread and mixed', UNREAD_MIXED, { leastFound: 0.97, mostFalseAlarms: 0.06 }],
  ['unread and by another author', UNREAD_OTHER, { leastFound: 0.97, mostFalseAlarms: 0.1 }],
  ['unread and as spoken', UNREAD_SPOKEN, { leastFound: 0.9, mostFalseAlarms: 0.04 }],
])('English messages with their embeddings, %s', (_, { en }, { leastFound, mostFalseAlarms }) => {
  it('finds people who may be in danger, and lets harmless messages pass', { timeout: TAKES_MS }, async () => {
    expect(await alarms(en.filter(({ concern }) => concern !== null))).toBeGreaterThanOrEqual(leastFound)
    expect(await alarms(en.filter(({ concern }) => concern === null))).toBeLessThanOrEqual(mostFalseAlarms)
  })
})
