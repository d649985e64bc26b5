import { describe, expect, it } from 'vitest'
import type { Message } from '../../../../contract/messages.ts'
import { UNSAVED } from '../../../../core/text/limits.ts'
import { newSensitiveTurn, turnsToSend } from './sensitive-turns.ts'

const add = (turns: Message[], content: string): Message[] => [
  ...turns,
  newSensitiveTurn(turns, { helperId: 1, content, isFromUser: true, source: 'person' }, '2026-11-20T12:00:00Z'),
]

describe('unsaved turns', () => {
  it('have their own ids, distinct from stored messages', () => {
    const turns = ['a', 'b', 'c'].reduce(add, [])
    expect(turns.map(({ id }) => id)).toEqual([-1, -2, -3])
    expect(turns.every(({ isSensitive }) => isSensitive)).toBe(true)
  })

  it('are sent with the next message, newest first, up to the limit of the contract', () => {
    const many = Array.from({ length: 30 }, (_, index) => `turn ${index}`).reduce(add, [])
    expect(turnsToSend(many).map(({ content }) => content)).toEqual(
      Array.from({ length: UNSAVED.turns }, (_, index) => `turn ${index + 10}`),
    )
    const long = ['x'.repeat(4000), 'y'.repeat(4000), 'z'.repeat(4000), 'now'].reduce(add, [])
    expect(turnsToSend(long).map(({ content }) => content[0])).toEqual(['y', 'z', 'n'])
  })
})
