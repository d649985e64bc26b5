import { describe, expect, it } from 'vitest'
import { ReplyReader } from './reply-reader.ts'
import { ReplyText } from './reply-text.ts'

const readerOf = (onText: (piece: string) => void): ReplyReader => {
  const traits = { opening: 'outside', roomTokens: 0, json: 'unknown' } as const
  const events = { onText, onTakeBack: () => {}, onLife: () => {} }
  return new ReplyReader(new ReplyText(events, { traits: { ...traits }, isMentioned: false }))
}

/** The reader's output for these events, each given as its data. */
function read(...events: unknown[]): string {
  let text = ''
  const reader = readerOf((piece) => (text += piece))
  for (const event of events) reader.readEvent(undefined, typeof event === 'string' ? event : JSON.stringify(event))
  reader.readEvent(undefined, '[DONE]')
  reader.checkWhole()
  return text
}

const piece = (content: unknown, index?: number) => ({ choices: [{ index, delta: { content } }] })

describe('ReplyReader', () => {
  it('reads only the first of several choices, wherever it is listed', () => {
    const both = { choices: [piece('b1 ', 1).choices[0], piece('a1 ', 0).choices[0]] }
    expect(read(both, piece('b2', 1), piece('a2', 0))).toBe('a1 a2')
  })

  it('does not end when another choice ends', () => {
    const ended = { choices: [{ index: 1, delta: {}, finish_reason: 'stop' }] }
    const reader = readerOf(() => {})
    reader.readEvent(undefined, JSON.stringify(ended))
    expect(reader.finished).toBe(false)
  })

  it('reads text given as a list of parts', () => {
    expect(read(piece([{ type: 'text', text: 'Hello ' }, { type: 'image' }]), piece('you'))).toBe('Hello you')
  })

  it.each([
    ['no choices', { choices: null }],
    ['choices that are no list', { choices: {} }],
    ['an empty choice', { choices: [null] }],
    ['no piece', { choices: [{ delta: null }] }],
    ['no content', piece(null)],
    ['a number', piece(42)],
    ['an empty event', ''],
  ])('ignores %s', (_, event) => {
    expect(read(event, piece('Still here.'))).toBe('Still here.')
  })
})
