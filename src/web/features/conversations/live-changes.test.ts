import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import type { User } from '../../../contract/accounts.ts'
import type { ConversationSummary } from '../../../contract/conversations.ts'
import type { Helper, HelperList } from '../../../contract/helpers.ts'
import type { Message } from '../../../contract/messages.ts'
import { queries } from '../../api.ts'
import { catchUp, onHelper, onMessage, onRead, onUsage } from './live-changes.ts'

const message = (id: number, helperId = 7) => ({ id, helperId, content: `m${id}` }) as Message
const helper = (id: number, active = true) => ({ id, active }) as Helper
const listOf = (...helpers: Helper[]) => ({ helpers, helperCount: helpers.length }) as HelperList

const { queryKey: thread } = queries.messages(7)
const { queryKey: all } = queries.helpers
let client: QueryClient

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } })
})

it('inserts a message in order, once, even when the event repeats', () => {
  client.setQueryData(thread, [message(1), message(5)])
  onMessage(client, { message: message(3) })
  onMessage(client, { message: message(3) })
  expect(client.getQueryData(thread)?.map(({ id }) => id)).toEqual([1, 3, 5])
})

it('leaves a conversation that was not loaded yet alone', () => {
  onMessage(client, { message: message(3) })
  expect(client.getQueryData(thread)).toBeUndefined()
})

it('counts a helper’s messages as unread until they are read in any window', () => {
  const { queryKey } = queries.conversations
  const known = { helperId: 7, unread: 0, readUpTo: 1, lastMessage: { id: 1 } } as ConversationSummary
  client.setQueryData(queryKey, { conversations: [known] })
  const first = () => client.getQueryData(queryKey)?.conversations[0]
  onMessage(client, { message: message(3) })
  onHelper(client, { helper: { ...helper(7), readUpTo: 1 } })
  expect(first()).toMatchObject({ unread: 1, lastMessage: { id: 3 } })
  onRead(client, { helperId: 7, readUpTo: 2 })
  expect(first()).toMatchObject({ unread: 1, readUpTo: 2 })
  onRead(client, { helperId: 7, readUpTo: 3 })
  expect(first()).toMatchObject({ unread: 0, readUpTo: 3 })
})

it('updates a known helper, and reloads the list for an unknown one', () => {
  client.setQueryData(all, listOf(helper(7), helper(8)))
  onHelper(client, { helper: helper(8, false) })
  expect(client.getQueryData(all)?.helpers).toEqual([helper(7), helper(8, false)])
  onHelper(client, { helper: helper(9) })
  expect(client.getQueryState(all)?.isInvalidated).toBe(true)
})

it('updates the remaining messages of the signed-in person', () => {
  const usage = { used: 3, limit: 25, resetsAt: '2026-12-01T00:00:00.000Z' }
  onUsage(client, usage)
  expect(client.getQueryData(queries.me.queryKey)).toBeUndefined()
  client.setQueryData(queries.me.queryKey, { id: 1, messageCreditsUsed: 2 } as User)
  onUsage(client, usage)
  expect(client.getQueryData(queries.me.queryKey)).toMatchObject({ messageCreditsUsed: 3, messageCreditsLimit: 25 })
})

it('reloads what may have changed while disconnected', async () => {
  const { queryKey: other } = queries.messages(8)
  client.setQueryData(thread, [message(1)])
  client.setQueryData(other, [message(2, 8)])
  vi.stubGlobal('fetch', async () => Response.json([message(1), message(4)]))
  catchUp(client, 7)
  await vi.waitFor(() => expect(client.getQueryData(thread)?.map(({ id }) => id)).toEqual([1, 4]))
  expect(client.getQueryState(other)?.isInvalidated).toBe(true)
  vi.unstubAllGlobals()
})
