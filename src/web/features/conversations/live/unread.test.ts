import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ConversationSummary } from '../../../../contract/conversations.ts'
import type { Message } from '../../../../contract/messages.ts'
import { queries } from '../../../api.ts'
import { tell } from '../reply/reply-store.ts'
import { followReading } from './unread.ts'
import { setVisibleConversation, unreadDividerQuery } from './visible-conversation.ts'

const HELPER = 7
let client: QueryClient
let answerList: (conversations: Partial<ConversationSummary>[]) => void
let stop: () => void

beforeEach(() => {
  const page = new EventTarget()
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, page[name].bind(page))
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
  vi.stubGlobal('requestAnimationFrame', setImmediate)
  const list = new Promise<Response>((resolve) => {
    answerList = (conversations) => resolve(Response.json({ conversations }))
  })
  vi.stubGlobal('fetch', (path: string) => (path === '/api/conversations' ? list : Response.json({})))
  client = new QueryClient()
  stop = followReading(client)
})
afterEach(() => {
  stop()
  setVisibleConversation(null)
  vi.unstubAllGlobals()
})

const addMessage = (message: Message) =>
  client.setQueryData(queries.messages(HELPER).queryKey, (known) => [...(known ?? []), message])

/** The page shows the conversation, with a message by each of these. */
function show(by: readonly ('person' | 'helper')[]): void {
  const messages = by.map((who, at) => ({ id: at + 1, helperId: HELPER, isFromUser: who === 'person' }) as Message)
  client.setQueryData(queries.messages(HELPER).queryKey, messages)
  setVisibleConversation({ helperId: HELPER, newestId: messages.length, atEnd: true })
}

const lineAfter = async (known: Partial<ConversationSummary>[]) => {
  answerList(known)
  await vi.waitFor(() => expect(client.getQueryData(queries.conversations.queryKey)).toBeDefined())
  await new Promise((resolve) => setTimeout(resolve, 20))
  return client.getQueryData(unreadDividerQuery(HELPER).queryKey)
}

const UNREAD: Partial<ConversationSummary> = { helperId: HELPER, readUpTo: 0, unread: 1 }

it('a line is shown above what was unread when the conversation was opened', async () => {
  show(['helper'])
  expect(await lineAfter([UNREAD])).toBe(0)
})

it.each([
  ['while the list is being loaded', [UNREAD]],
  ['and the list does not know the conversation yet', []],
])('the first reply of a new conversation gets no line, %s', async (_when, known) => {
  show([])
  show(['person'])
  show(['person', 'helper'])
  expect(await lineAfter(known)).toBeNull()
})

it.each([
  ['is sending a message', () => tell({ client, helperId: HELPER }, { type: 'sent', content: 'Hello' })],
  ['has sent one meanwhile', () => addMessage({ id: 3, helperId: HELPER, isFromUser: true } as Message)],
])('a person who %s is not scrolled to a line', async (_what, write) => {
  show(['helper', 'helper'])
  write()
  expect(await lineAfter([UNREAD])).toBeNull()
})

it('a conversation that the list does not know yet is marked as read', async () => {
  const lists = [[], [UNREAD]]
  const posted: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    if (path === '/api/conversations') return Response.json({ conversations: lists.shift() })
    posted.push(path)
    return Response.json({})
  })
  show(['helper'])
  await vi.waitFor(() => expect(posted).toEqual([`/api/helpers/${HELPER}/read`]))
})
