import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Message } from '../../../../contract/messages.ts'
import { isOutage, queries } from '../../../api.ts'
import { isServerDown } from '../../../server-outage.ts'
import { resumeReply, sendMessage, stopReply, tryAgain } from './reply-flow.ts'
import { keep, messagesIn, type ReplyState, type ReplyStore, refreshMessages, replyQuery, tell } from './reply-store.ts'

const HELPER = 4

const message = (id: number, content: string, isFromUser: boolean): Message => ({
  id,
  helperId: HELPER,
  content,
  isFromUser,
  sentAt: '2026-11-20T10:00:00.000Z',
  deliveryStatus: 'delivered',
  isSensitive: false,
  isPlanned: false,
  source: isFromUser ? 'person' : 'model',
  aiGenerated: !isFromUser,
})
const HOW = { content: 'How?', key: '7c9e6679-7425-40de-944b-e07fc1f90ae7' }
const asked = message(8, 'How?', true)
const answered = message(9, 'Like this.', false)

const sse = (...events: [string, unknown][]): Response =>
  new Response(events.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join(''), {
    headers: { 'content-type': 'text/event-stream' },
  })

type Answer = () => Response
const calls: string[] = []

/** Answers each call by its method and path; one that is not listed fails as a lost connection does. */
function serve(answers: Record<string, Answer | Answer[]>): void {
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit) => {
    calls.push(`${method} ${path}`)
    const listed = answers[`${method} ${path}`]
    const answer = Array.isArray(listed) ? listed.shift() : listed
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  })
}

function newStore(messages: Message[] = []): ReplyStore {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } } })
  client.setQueryData(queries.messages(HELPER).queryKey, messages)
  return { client, helperId: HELPER }
}

const stateOf = (store: ReplyStore): ReplyState | undefined => store.client.getQueryData(replyQuery(HELPER).queryKey)
const texts = (store: ReplyStore): string[] => messagesIn(store).map(({ content }) => content)
const settled = (store: ReplyStore): Promise<void> =>
  vi.waitFor(() => expect(stateOf(store)?.phase).toMatch(/idle|failed/), 4000)

afterEach(() => {
  vi.unstubAllGlobals()
  calls.length = 0
})

it('stores the message and the reply as they arrive', async () => {
  serve({ 'POST /api/messages': () => sse(['accepted', { userMessage: asked }], ['done', { reply: answered }]) })
  const store = newStore()
  await sendMessage(store, HOW, vi.fn())
  await settled(store)
  expect(texts(store)).toEqual(['How?', 'Like this.'])
})

it('keeps a message that arrives while older messages are being fetched', async () => {
  let answer: (response: Response) => void = () => undefined
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
  const store = newStore([message(3, 'Hello.', false), message(5, 'Deleted elsewhere.', true)])
  const refreshed = refreshMessages(store)
  keep(store, asked, { type: 'accepted', userMessageId: asked.id })
  answer(Response.json([message(3, 'Hello.', false)]))
  await refreshed
  expect(texts(store)).toEqual(['Hello.', 'How?'])
})

it('rejects with the server’s error and keeps nothing of a refused message', async () => {
  const body = { error: { code: 'allowance_used_up', message: 'You have used all 25 messages.' } }
  serve({ 'POST /api/messages': () => Response.json(body, { status: 402 }) })
  const store = newStore()
  await expect(sendMessage(store, HOW, vi.fn())).rejects.toMatchObject({ status: 402 })
  expect(stateOf(store)).toEqual({ phase: 'idle' })
  expect(texts(store)).toEqual([])
})

it('finds a message that was accepted although its response was lost', async () => {
  serve({
    [`GET /api/helpers/${HELPER}/messages`]: () => Response.json([asked]),
    'GET /api/messages/8/reply': () => Response.json({ state: 'done', text: '', reply: answered }),
  })
  const store = newStore()
  await sendMessage(store, HOW, vi.fn())
  await settled(store)
  expect(texts(store)).toEqual(['How?', 'Like this.'])
})

it('follows a reply to its end after the stream breaks off', async () => {
  serve({
    'POST /api/messages': () => sse(['accepted', { userMessage: asked }], ['token', { text: 'Like' }]),
    'GET /api/messages/8/reply': [
      () => Response.json({ state: 'writing', text: 'Like th', reply: null }),
      () => Response.json({ state: 'done', text: '', reply: answered }),
    ],
  })
  const store = newStore()
  const onFailed = vi.fn()
  await sendMessage(store, HOW, onFailed)
  await vi.waitFor(() => expect(stateOf(store)).toMatchObject({ phase: 'writing', text: 'Like th' }))
  await settled(store)
  expect(texts(store)).toEqual(['How?', 'Like this.'])
  expect(onFailed).not.toHaveBeenCalled()
})

it('shows the server’s error when a reply fails', async () => {
  const error = { code: 'no_reply', message: 'No reply could be written.' }
  serve({ 'POST /api/messages': () => sse(['accepted', { userMessage: asked }], ['error', { error }]) })
  const store = newStore()
  const onFailed = vi.fn()
  await sendMessage(store, HOW, onFailed)
  await settled(store)
  expect(stateOf(store)).toEqual({ phase: 'failed', userMessageId: 8, reason: error.message })
  expect(onFailed).toHaveBeenCalledOnce()
})

it('polls the state of a reply only once, however often the page mounts', async () => {
  serve({ 'GET /api/messages/8/reply': () => Response.json({ state: 'none', text: '', reply: null }) })
  const store = newStore([asked])
  await Promise.all([resumeReply(store, 8), resumeReply(store, 8)])
  expect(calls).toEqual(['GET /api/messages/8/reply'])
  expect(stateOf(store)).toMatchObject({ phase: 'failed', reason: 'No reply arrived.' })
})

it('does not report a reply that the person deleted', async () => {
  serve({ 'GET /api/messages/8/reply': () => Response.json({ state: 'deleted', text: '', reply: null }) })
  const store = newStore([asked])
  await resumeReply(store, 8)
  expect(calls).toEqual(['GET /api/messages/8/reply'])
  expect(stateOf(store)).toEqual({ phase: 'idle' })
})

it('requests the reply again only when there is none', async () => {
  serve({
    'GET /api/messages/8/reply': () => Response.json({ state: 'none', text: '', reply: null }),
    'POST /api/messages/8/retry': () => sse(['accepted', { userMessage: asked }], ['done', { reply: answered }]),
  })
  const store = newStore([asked])
  await tryAgain(store, 8, vi.fn())
  await settled(store)
  expect(texts(store)).toEqual(['How?', 'Like this.'])

  serve({ 'GET /api/messages/8/reply': () => Response.json({ state: 'done', text: '', reply: answered }) })
  await tryAgain(store, 8, vi.fn())
  expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1)
})

it('continues writing when the request to stop fails', async () => {
  serve({ 'POST /api/messages': () => sse(['accepted', { userMessage: asked }]) })
  const store = newStore([asked])
  tell(store, { type: 'progress', userMessageId: 8, text: 'Like' })
  await expect(stopReply(store, 8)).rejects.toMatchObject({ code: 'unreachable' })
  expect(stateOf(store)).toMatchObject({ phase: 'writing', stopping: false })
})

it('follows a message that was accepted before, without an error', async () => {
  const body = { error: { code: 'already_sent', message: 'Sent already.' }, userMessage: asked }
  serve({
    'POST /api/messages': () => Response.json(body, { status: 409 }),
    'GET /api/messages/8/reply': () => Response.json({ state: 'done', text: '', reply: answered }),
  })
  const store = newStore()
  await sendMessage(store, HOW, vi.fn())
  await settled(store)
  expect(texts(store)).toEqual(['How?', 'Like this.'])
})

describe('during an outage', () => {
  const unavailable = { code: 'unavailable', message: 'We will be right back.' }
  const away = () => Response.json({ error: unavailable }, { status: 503, headers: { 'retry-after': '1' } })
  const window = new EventTarget()
  beforeEach(() => {
    vi.useFakeTimers()
    for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
      vi.stubGlobal(name, window[name].bind(window))
  })
  afterEach(() => void vi.useRealTimers())

  it('rejects a message as one that can be sent later, and shows nothing of it', async () => {
    serve({ 'POST /api/messages': away, 'GET /api/auth/session': () => Response.json({}) })
    const store = newStore()
    const refused = await sendMessage(store, HOW, vi.fn()).catch((error) => error)
    expect(isOutage(refused)).toBe(true)
    expect(stateOf(store)).toEqual({ phase: 'idle' })
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(5000)
    expect(isServerDown()).toBe(false)
  })

  it('follows an interrupted reply once the server is back, and requests it again when there is none', async () => {
    const replies = [
      away,
      () => Response.json({ state: 'writing', text: '', reply: null }),
      () => Response.json({ state: 'none', text: '', reply: null }),
    ]
    serve({
      'POST /api/messages': () => sse(['accepted', { userMessage: asked }], ['error', { error: unavailable }]),
      'GET /api/messages/8/reply': replies,
      'GET /api/auth/session': () => Response.json({}),
      'POST /api/messages/8/retry': () => sse(['accepted', { userMessage: asked }], ['done', { reply: answered }]),
    })
    const store = newStore()
    const onFailed = vi.fn()
    await sendMessage(store, HOW, onFailed)
    await vi.advanceTimersByTimeAsync(0)
    expect(stateOf(store)).toMatchObject({ phase: 'failed', reason: unavailable.message })
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(texts(store)).toEqual(['How?', 'Like this.'])
    expect(stateOf(store)).toEqual({ phase: 'idle' })
    expect(calls.filter((call) => call === 'POST /api/messages')).toHaveLength(1)
    expect(onFailed).not.toHaveBeenCalled()
  })
})
