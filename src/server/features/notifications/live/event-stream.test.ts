import { describe, expect, it } from 'vitest'
import type { Actor, Services } from '../../../platform/ports/services.ts'
import { EventStream, type LiveContents, markText, parseMark, withSeen } from './event-stream.ts'

const contents: LiveContents = {
  isSignedIn: async () => true,
  newestMessageId: async () => 0,
  messages: async () => [],
  missedMessages: async () => [],
  helpers: async () => [],
  readPositions: async () => [],
  usage: async () => ({ used: 1, limit: 25, resetsAt: '2026-12-01T00:00:00.000Z' }),
}

it('ends when the browser does not read what it was sent', async () => {
  const sent: string[] = []
  let isBehind = false
  let ended = 0
  const browser = {
    send: (event: string) => sent.push(event),
    isBehind: () => isBehind,
    end: () => {
      ended += 1
    },
  }
  const person = { actor: { userId: 1 } as Actor, sid: 'sid' }
  const stream = new EventStream({} as Services, contents, person, { floor: 0, seen: [] }, browser)
  await stream.catchUp()
  expect({ sent, ended }).toEqual({ sent: ['usage'], ended: 0 })
  isBehind = true
  await stream.update('messageId', [0])
  expect({ sent, ended }).toEqual({ sent: ['usage'], ended: 1 })
})

describe('the event position of a browser', () => {
  it('survives encoding and decoding', () => {
    const mark = { floor: 12, seen: [14, 15] }
    expect(parseMark(markText(mark))).toEqual(mark)
    expect(parseMark('12')).toEqual({ floor: 12, seen: [] })
  })

  it('rejects invalid values', () => {
    for (const text of [undefined, '', 'x', '1.x', '1..2', `1${'.2'.repeat(9)}`, '9007199254740992'])
      expect(parseMark(text)).toBeNull()
    expect(parseMark('9007199254740991')).not.toBeNull()
  })

  it('keeps the newest events by id, so that one committed late is still delivered', () => {
    expect(withSeen({ floor: 12, seen: [15] }, 14)).toEqual({ floor: 12, seen: [14, 15] })
    let mark = { floor: 1, seen: [] as readonly number[] }
    for (let id = 2; id <= 20; id += 1) mark = withSeen(mark, id)
    expect(mark).toEqual({ floor: 12, seen: [13, 14, 15, 16, 17, 18, 19, 20] })
    expect(withSeen(mark, 20)).toEqual(mark)
  })
})
