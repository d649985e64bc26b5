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

  const ended = (reason: unknown) => ({ choices: [{ delta: {}, finish_reason: reason }] })
  const HALF = piece('Half a')

  it.each(['error', 'ERROR', 'network_error', 'timeout', 'abort', 'USER_CANCEL', 'modelUnloaded', 'engine_overloaded'])(
    'is broken off when it ended with %s',
    (reason) => {
      expect(() => read(HALF, ended(reason))).toThrow('The model broke off')
    },
  )

  it.each(['content_filter', 'sensitive', 'PROHIBITED_CONTENT', 'IMAGE_SAFETY', 'ERROR_TOXIC', 'refusal'])(
    'was declined when it ended with %s',
    (reason) => {
      expect(() => read(HALF, ended(reason))).toThrow('The model declined to reply')
    },
  )

  it.each([
    ...['length', 'MAX_TOKENS', 'max_output', 'maxPredictedTokensReached', 'contextLengthReached'],
    ...['model_context_window_exceeded', 'model_length', 'ERROR_LIMIT'],
  ])('was cut when it ended with %s', (reason) => {
    const reader = readerOf(() => {})
    for (const event of [HALF, ended(reason)]) reader.readEvent(undefined, JSON.stringify(event))
    expect(reader).toMatchObject({ finished: true, isCut: true })
  })

  it.each(['stop', 'eos', 'eos_token', 'stop_sequence', 'COMPLETE', 'end_turn', 'eosFound', 'normal', 'tool_calls'])(
    'is whole when it ended with %s',
    (reason) => {
      const reader = readerOf(() => {})
      for (const event of [HALF, ended(reason)]) reader.readEvent(undefined, JSON.stringify(event))
      expect(reader).toMatchObject({ finished: true, isCut: false })
    },
  )

  it.each([null, '', 'null', 'none'])('goes on after an end that is none: %j', (reason) => {
    const reader = readerOf(() => {})
    reader.readEvent(undefined, JSON.stringify({ choices: [{ delta: { content: 'Half a' }, finish_reason: reason }] }))
    expect(reader.finished).toBe(false)
  })

  it.each([
    ['an error', { error: { message: 'CUDA out of memory' } }],
    ['an object that is an error', { object: 'error', message: 'EngineDeadError', code: 500 }],
    ['the code of an error', { text: 'NETWORK ERROR', error_code: 50001 }],
  ])('is broken off by %s, even if the stream then ends as it should', (_, event) => {
    expect(() => read(HALF, event)).toThrow('The model reported an error in its reply')
  })
})
