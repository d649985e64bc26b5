import { expect, it } from 'vitest'
import type { Message } from '../../../../contract/messages.ts'
import {
  IDLE,
  isBusy,
  nextReplyState,
  type ReplyEvent,
  type ReplyState,
  withMessage,
  withOlder,
} from './reply-store.ts'

const run = (...events: ReplyEvent[]): ReplyState => events.reduce(nextReplyState, IDLE)
const message = (id: number): Message => ({
  id,
  helperId: 1,
  content: String(id),
  isFromUser: id % 2 === 1,
  sentAt: '2026-11-20T10:00:00.000Z',
  deliveryStatus: 'delivered',
  isSensitive: false,
  isPlanned: false,
  source: 'model',
  aiGenerated: true,
})

it('collects the tokens of a reply and completes it', () => {
  const writing = run(
    { type: 'sent', content: 'Hi' },
    { type: 'accepted', userMessageId: 7 },
    { type: 'token', text: 'Good ' },
    { type: 'token', text: 'morning.' },
  )
  expect(writing).toEqual({ phase: 'writing', userMessageId: 7, text: 'Good morning.', stopping: false })
  expect(isBusy(writing)).toBe(true)
  expect(nextReplyState(writing, { type: 'settled' })).toEqual(IDLE)
})

it('recognises a prepared safety text while it streams', () => {
  const state = run({ type: 'accepted', userMessageId: 7 }, { type: 'token', text: 'Call 988', isSafety: true })
  expect(state).toMatchObject({ text: 'Call 988', isSafety: true })
})

it('ignores tokens that arrive after the end', () => {
  expect(run({ type: 'token', text: 'late' })).toEqual(IDLE)
})

it('remembers a stop request while progress is polled', () => {
  const state = run(
    { type: 'progress', userMessageId: 7, text: 'Good' },
    { type: 'stopping', on: true },
    { type: 'progress', userMessageId: 7, text: 'Good morning' },
  )
  expect(state).toEqual({ phase: 'writing', userMessageId: 7, text: 'Good morning', stopping: true })
})

it('lets the person write again after a failure', () => {
  const state = run({ type: 'accepted', userMessageId: 7 }, { type: 'failed', userMessageId: 7, reason: 'No reply.' })
  expect(state.phase).toBe('failed')
  expect(isBusy(state)).toBe(false)
})

it('contains each message once, in order', () => {
  expect(withMessage([message(1), message(2)], message(2)).map(({ id }) => id)).toEqual([1, 2])
  expect(withMessage([message(1), message(3)], message(2)).map(({ id }) => id)).toEqual([1, 2, 3])
  expect(withOlder([message(3), message(4)], [message(2), message(3)]).map(({ id }) => id)).toEqual([2, 3, 4])
})
