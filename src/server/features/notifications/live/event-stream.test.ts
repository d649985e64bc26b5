import { expect, it } from 'vitest'
import type { Actor, Services } from '../../../platform/ports/services.ts'
import { EventStream, type LiveContents } from './event-stream.ts'

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
  await stream.sendChanges([0])
  expect({ sent, ended }).toEqual({ sent: ['usage'], ended: 1 })
})
