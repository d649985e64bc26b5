import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eventReader, type StreamEvent } from './api-stream.ts'

function read(pieces: readonly string[]): StreamEvent[] {
  return pieces.flatMap(eventReader())
}

describe('eventReader', () => {
  it.each<[string, string, StreamEvent[]]>([
    ['an event with its name', 'event: token\ndata: {"text":"a"}\n\n', [{ name: 'token', data: '{"text":"a"}' }]],
    ['one without a name', 'data: a\n\n', [{ name: 'message', data: 'a' }]],
    ['data on several lines', 'data: a\ndata:\ndata:b\n\n', [{ name: 'message', data: 'a\n\nb' }]],
    ['only one space after the colon is taken away', 'data:  a\n\n', [{ name: 'message', data: ' a' }]],
    ['comments and other fields', ': still here\n\nid: 7\nretry: 9\n\n', []],
    ['a colon in the data', 'data: a: b\n\n', [{ name: 'message', data: 'a: b' }]],
    ['Windows line endings', 'event: done\r\ndata: a\r\n\r\n', [{ name: 'done', data: 'a' }]],
    ['an event that was cut off', 'data: a\n\ndata: b\n', [{ name: 'message', data: 'a' }]],
  ])('%s', (_case, text, events) => {
    expect(read([text])).toEqual(events)
  })

  it('reads the same events however the stream is split', () => {
    const text = 'event: accepted\r\ndata: {"a":1}\r\n\r\n: ping\n\nevent: token\ndata: one\ndata: two\n\ndata: end\n\n'
    const cuts = fc.array(fc.nat(text.length), { maxLength: 12 }).map((at) => [...at].sort((a, b) => a - b))
    fc.assert(
      fc.property(cuts, (at) => {
        const pieces = [0, ...at].map((from, index) => text.slice(from, at[index] ?? text.length))
        expect(read(pieces)).toEqual(read([text]))
      }),
    )
  })
})
