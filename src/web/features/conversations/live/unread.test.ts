import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ConversationSummary } from '../../../../contract/conversations.ts'
import type { HelperList } from '../../../../contract/helpers.ts'
import type { Message } from '../../../../contract/messages.ts'
import { queries } from '../../../api.ts'
import { followReading } from './unread.ts'
import { setVisibleConversation, unreadOnOpening } from './visible-conversation.ts'

const HELPER = 7
let client: QueryClient

beforeEach(() => {
  const page = new EventTarget()
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, page[name].bind(page))
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
  vi.stubGlobal('requestAnimationFrame', setImmediate)
  client = new QueryClient()
})
afterEach(() => {
  setVisibleConversation(null)
  vi.unstubAllGlobals()
})

/** A message by each of these, with ids from 1. */
const messagesBy = (by: readonly ('person' | 'helper')[]): Message[] =>
  by.map((who, at) => ({ id: at + 1, helperId: HELPER, isFromUser: who === 'person' }) as Message)

const UNREAD: Partial<ConversationSummary> = { helperId: HELPER, readUpTo: 0, unread: 1 }

const know = (conversations: Partial<ConversationSummary>[]) =>
  client.setQueryData(queries.conversations.queryKey, { conversations: conversations as ConversationSummary[] })

it('what is new begins with the first message of the helper that was not read', () => {
  know([{ ...UNREAD, readUpTo: 2 }])
  expect(unreadOnOpening(client, HELPER, messagesBy(['person', 'helper', 'person', 'helper', 'helper']))).toBe(4)
})

it('what is new is known from the helper before the list has come', () => {
  client.setQueryData(queries.helpers.queryKey, { helpers: [{ id: HELPER, readUpTo: 1 }] } as HelperList)
  expect(unreadOnOpening(client, HELPER, messagesBy(['helper', 'helper']))).toBe(2)
  know([{ ...UNREAD, readUpTo: 2 }])
  expect(unreadOnOpening(client, HELPER, messagesBy(['helper', 'helper']))).toBeUndefined()
})

it('in a conversation that the list does not know yet, nothing is new', () => {
  know([])
  expect(unreadOnOpening(client, HELPER, messagesBy(['person', 'helper']))).toBeUndefined()
})

it('a conversation that the list does not know yet is marked as read', async () => {
  const lists = [[], [UNREAD]]
  const posted: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    if (path === '/api/conversations') return Response.json({ conversations: lists.shift() })
    posted.push(path)
    return Response.json({})
  })
  const stop = followReading(client)
  client.setQueryData(queries.messages(HELPER).queryKey, messagesBy(['helper']))
  setVisibleConversation({ helperId: HELPER, newestId: 1, atEnd: true })
  await vi.waitFor(() => expect(posted).toEqual([`/api/helpers/${HELPER}/read`]))
  stop()
})
