import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import type { ConversationListAnswer, ConversationSummary } from '../contract/conversations.ts'
import { queries } from './api.ts'

const { queryKey } = queries.conversations

const list = (readUpTo: number, unread: number, newest = 12): ConversationListAnswer => ({
  conversations: [{ helperId: 7, lastMessage: { id: newest }, readUpTo, unread } as ConversationSummary],
})

afterEach(() => vi.unstubAllGlobals())

it.each([
  { what: 'what was read meanwhile stays read', read: 12, answer: list(10, 2), shown: list(12, 0) },
  { what: 'what came after it is unread', read: 12, answer: list(10, 3, 13), shown: list(12, 3, 13) },
  { what: 'what was read elsewhere is read', read: 10, answer: list(12, 0), shown: list(12, 0) },
])('$what', async ({ read, answer, shown }) => {
  const client = new QueryClient()
  vi.stubGlobal('fetch', async () => {
    client.setQueryData(queryKey, list(read, 0))
    return Response.json(answer)
  })
  expect(await client.fetchQuery(queries.conversations)).toEqual(shown)
})
