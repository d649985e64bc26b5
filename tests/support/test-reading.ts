import type { Reading, ReadingMessage } from '../../src/core/memory/reading/operation.ts'

/** A reading of these messages, from the person unless they begin with `H: `, for tests. */
export function readingOf(messages: readonly string[], rest: Partial<Reading> = {}): Reading {
  return {
    today: '2026-11-24',
    timeZone: 'America/New_York',
    helper: { name: 'Sam', persona: 'friend' },
    personName: null,
    memory: [],
    context: [],
    messages: messages.map(
      (text, index): ReadingMessage => ({
        n: index + 1,
        at: '2026-11-24 11:00',
        from: text.startsWith('H: ') ? 'helper' : 'person',
        text: text.replace(/^H: /, ''),
      }),
    ),
    ...rest,
  }
}

/** As a model writes an operation, with what every test shares left out. */
export const operationOf = (changes: Record<string, unknown>): Record<string, unknown> => ({
  op: 'add',
  id: null,
  from: [1],
  about: 'self',
  kind: 'fact',
  category: 'other',
  text: 'Likes tea.',
  expires: null,
  secret: false,
  ...changes,
})
