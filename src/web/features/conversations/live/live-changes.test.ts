import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { User } from '../../../../contract/accounts.ts'
import type { ConversationSummary } from '../../../../contract/conversations.ts'
import type { Helper, HelperList } from '../../../../contract/helpers.ts'
import type { Message } from '../../../../contract/messages.ts'
import type { PrivacySettingsAnswer } from '../../../../contract/privacy.ts'
import { queries } from '../../../api.ts'
import { BILLING, SAVE_PRIVACY } from '../../../refetch.ts'
import { failed, keep, replyIn, tell } from '../send/reply-store.ts'
import { catchUp, followAllowance, onEdited, onHelper, onMemory, onMessage, onRead, onUsage } from './live-changes.ts'

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

it('does not touch a conversation that was not loaded yet', () => {
  onMessage(client, { message: message(3) })
  expect(client.getQueryData(thread)).toBeUndefined()
})

describe('while a reply to message 5 is written here', () => {
  const store = () => ({ client, helperId: 7 })
  const shown = () => client.getQueryData(thread)?.map(({ id }) => id)
  const reply = { ...message(6), replyTo: 5 }

  beforeEach(() => {
    client.setQueryData(thread, [message(5)])
    tell(store(), { type: 'accepted', userMessageId: 5 })
  })

  it('shows what was said in other windows, and leaves that reply to the code that writes it', () => {
    for (const each of [reply, message(7), { ...message(8), replyTo: 7 }]) onMessage(client, { message: each })
    expect(shown()).toEqual([5, 7, 8])
  })

  it('shows a reply that arrives after all in place of its failure', () => {
    failed(store(), 5, 'The connection was lost.')
    onMessage(client, { message: reply })
    expect(shown()).toEqual([5, 6])
    expect(replyIn(store())).toEqual({ phase: 'idle' })
  })

  it('waits for the id of a message that is being sent, so that it is not shown twice', async () => {
    tell(store(), { type: 'sent', content: 'm9' })
    onMessage(client, { message: message(8) })
    onMessage(client, { message: message(9) })
    expect(shown()).toEqual([5])
    keep(store(), message(9), { type: 'accepted', userMessageId: 9 })
    await vi.waitFor(() => expect(shown()).toEqual([5, 8, 9]))
  })

  it('reloads what was edited elsewhere once the reply is complete', async () => {
    vi.stubGlobal('fetch', async () => Response.json([{ ...message(5), content: 'edited' }, reply]))
    void onEdited(client, { helperId: 7 })
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(shown()).toEqual([5])
    keep(store(), reply, { type: 'settled' })
    await vi.waitFor(() => expect(client.getQueryData(thread)?.[0]).toMatchObject({ content: 'edited' }))
    vi.unstubAllGlobals()
  })
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

it('shows what was said last without Markdown', async () => {
  const { queryKey } = queries.conversations
  client.setQueryData(queryKey, { conversations: [{ helperId: 7, lastMessage: null } as ConversationSummary] })
  onMessage(client, { message: { ...message(3), content: '**Yes**, [here](https://example.org).' } })
  await vi.waitFor(() => expect(client.getQueryData(queryKey)?.conversations[0]?.lastMessage?.text).toBe('Yes, here.'))
})

describe.each([
  ['memory changed', onMemory],
  ['the stream opens again', catchUp],
])('when %s', (_, change) => {
  it.each([
    ['/api/memories'],
    ['/api/profile'],
    ['/api/messages/memories'],
    ['/api/privacy/memory-summary'],
    ['/api/privacy/settings'],
  ])('reloads %s', (path) => {
    client.setQueryData([path], {})
    change(client)
    expect(client.getQueryState([path])?.isInvalidated).toBe(true)
  })
})

it.each([[['/api/panels']], [['/api/panels', 3]]])('reloads %j when the stream opens', (key) => {
  client.setQueryData(key, {})
  catchUp(client)
  expect(client.getQueryState(key)?.isInvalidated).toBe(true)
})

it('does not reload privacy settings while they are being saved', async () => {
  const { queryKey } = queries.privacy
  client.setQueryData(queryKey, {} as PrivacySettingsAnswer)
  const { promise, resolve } = Promise.withResolvers<void>()
  const saving = client.getMutationCache().build(client, { mutationKey: SAVE_PRIVACY, mutationFn: () => promise })
  const saved = saving.execute(undefined)
  onMemory(client)
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(false)
  resolve()
  await saved
})

it('counts a message once, even if the list has already counted it', () => {
  const { queryKey } = queries.conversations
  const counted = { helperId: 7, unread: 1, readUpTo: 1, lastMessage: { id: 3 } } as ConversationSummary
  client.setQueryData(queryKey, { conversations: [counted] })
  onMessage(client, { message: message(3) })
  expect(client.getQueryData(queryKey)?.conversations[0]?.unread).toBe(1)
})

it('updates a known helper, and reloads the list for an unknown one', () => {
  client.setQueryData(all, listOf(helper(7), helper(8)))
  onHelper(client, { helper: helper(8, false) })
  expect(client.getQueryData(all)?.helpers).toEqual([helper(7), helper(8, false)])
  onHelper(client, { helper: helper(9) })
  expect(client.getQueryState(all)?.isInvalidated).toBe(true)
})

it('reloads the helpers when a conversation changed: its helper may be gone', () => {
  client.setQueryData(all, listOf(helper(7)))
  void onEdited(client, { helperId: 7 })
  expect(client.getQueryState(all)?.isInvalidated).toBe(true)
})

it('does not request the messages of a deleted helper', async () => {
  client.setQueryData(all, listOf(helper(7), helper(8)))
  client.setQueryData(thread, [message(1)])
  new QueryObserver(client, queries.helpers).subscribe(() => undefined)
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json(path === '/api/helpers' ? listOf(helper(8)) : { conversations: [] })
  })
  await onEdited(client, { helperId: 7 })
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(asked).toContain('/api/helpers')
  expect(asked).not.toContain('/api/helpers/7/messages')
  vi.unstubAllGlobals()
})

it('reloads the account, its plan and its helpers when the plan changed elsewhere', () => {
  const usage = { used: 3, limit: 25, resetsAt: '2026-12-01T00:00:00.000Z' }
  client.setQueryData(queries.me.queryKey, { id: 1, messageCreditsLimit: 25 } as User)
  client.setQueryData(all, listOf(helper(7)))
  client.setQueryData(BILLING, { tier: 'free' })
  // Inactive here, so they are only marked.
  const marked = () =>
    [queries.me.queryKey, all, BILLING].map((queryKey) => client.getQueryState(queryKey)?.isInvalidated)
  onUsage(client, usage)
  expect(marked()).toEqual([false, false, false])
  onUsage(client, { ...usage, limit: 200 })
  expect(marked()).toEqual([true, true, true])
})

it.each<[string, () => unknown]>([
  [
    'a reply written for another window arrives',
    () => onMessage(client, { message: { ...message(3), isFromUser: false } }),
  ],
  ['a conversation changed in another window', () => onEdited(client, { helperId: 7 })],
])('reloads the remaining messages when %s', async (_, change) => {
  client.setQueryData(queries.me.queryKey, { messageCreditsUsed: 3, messageCreditsLimit: 25 } as User)
  await change()
  expect(client.getQueryState(queries.me.queryKey)?.isInvalidated).toBe(true)
})

it('updates the remaining messages of the signed-in person', () => {
  const usage = { used: 3, limit: 25, resetsAt: '2026-12-01T00:00:00.000Z' }
  onUsage(client, usage)
  expect(client.getQueryData(queries.me.queryKey)).toBeUndefined()
  client.setQueryData(queries.me.queryKey, { id: 1, messageCreditsUsed: 2 } as User)
  onUsage(client, usage)
  expect(client.getQueryData(queries.me.queryKey)).toMatchObject({ messageCreditsUsed: 3, messageCreditsLimit: 25 })
})

it('reloads when helpers write next once the last message is used, and once there are messages again', () => {
  const setUsed = (used: number) =>
    client.setQueryData(queries.me.queryKey, { id: 1, messageCreditsUsed: used, messageCreditsLimit: 25 } as User)
  const use = (used: number, hear: (used: number) => void): boolean => {
    client.setQueryData(all, listOf(helper(7)))
    hear(used)
    return client.getQueryState(all)?.isInvalidated ?? false
  }
  const hearEvent = (used: number) => onUsage(client, { used, limit: 25, resetsAt: '2026-12-01T00:00:00.000Z' })
  setUsed(23)
  const stop = followAllowance(client)
  expect([24, 25, 25, 24].map((used) => use(used, hearEvent))).toEqual([false, true, false, true])
  // The answer to a fetch may come before the event.
  expect([use(25, setUsed), use(25, hearEvent), use(24, setUsed)]).toEqual([true, false, true])
  stop()
})

/** As an open conversation does. Ends with the test's client. */
const openConversation = () => new QueryObserver(client, queries.messages(7)).subscribe(() => undefined)

it.each([{ loaded: [1] }, { loaded: [] }])(
  'reloads what may have changed while disconnected, with $loaded',
  async ({ loaded }) => {
    const { queryKey: other } = queries.messages(8)
    client.setQueryData(
      thread,
      loaded.map((id) => message(id)),
    )
    client.setQueryData(other, [message(2, 8)])
    openConversation()
    vi.stubGlobal('fetch', async () => Response.json([message(1), message(4)]))
    catchUp(client)
    await vi.waitFor(() => expect(client.getQueryData(thread)?.map(({ id }) => id)).toEqual([1, 4]))
    expect(client.getQueryState(other)?.isInvalidated).toBe(true)
    vi.unstubAllGlobals()
  },
)

describe('a change that arrives while an older answer is on its way', () => {
  const summary = (unread: number, newest: number) =>
    ({ helperId: 7, unread, readUpTo: 1, lastMessage: { id: newest } }) as ConversationSummary
  let answers: Map<string, unknown>

  beforeEach(() => {
    answers = new Map<string, unknown>([
      ['/api/conversations', { conversations: [summary(0, 1)] }],
      ['/api/helpers', listOf(helper(7, false))],
      ['/api/helpers/7/messages', [message(1)]],
    ])
    vi.stubGlobal(
      'fetch',
      vi.fn(async (path: string) => {
        const answer = Response.json(answers.get(path))
        await new Promise((resolve) => setTimeout(resolve, 10))
        return answer
      }),
    )
  })

  afterEach(() => vi.unstubAllGlobals())

  for (const known of [false, true]) {
    const what = known ? 'a later answer' : 'the first answer'

    it(`a message is unread and shown, ${what}`, async () => {
      const { queryKey } = queries.conversations
      if (known) {
        client.setQueryData(queryKey, { conversations: [summary(0, 1)] })
        client.setQueryData(thread, [message(1)])
      }
      void client.prefetchQuery({ ...queries.conversations, staleTime: 0 })
      void client.prefetchQuery({ ...queries.messages(7), staleTime: 0 })
      answers.set('/api/conversations', { conversations: [summary(1, 3)] })
      answers.set('/api/helpers/7/messages', [message(1), message(3)])
      onMessage(client, { message: message(3) })
      await vi.waitFor(() => expect(client.isFetching()).toBe(0))
      expect(client.getQueryData(queryKey)?.conversations).toEqual([summary(1, 3)])
      expect(client.getQueryData(thread)).toEqual([message(1), message(3)])
    })

    it(`the privacy settings are new, ${what}`, async () => {
      const { queryKey } = queries.privacy
      answers.set('/api/privacy/settings', { sensitiveMode: false })
      if (known) client.setQueryData(queryKey, { sensitiveMode: false } as PrivacySettingsAnswer)
      new QueryObserver(client, queries.privacy).subscribe(() => undefined)
      if (known) void client.prefetchQuery({ ...queries.privacy, staleTime: 0 })
      answers.set('/api/privacy/settings', { sensitiveMode: true })
      onMemory(client)
      await vi.waitFor(() => expect(client.getQueryData(queryKey)?.sensitiveMode).toBe(true))
    })

    it(`a deleted message is gone, ${what}`, async () => {
      if (known) client.setQueryData(thread, [message(1)])
      void client.prefetchQuery({ ...queries.messages(7), staleTime: 0 })
      answers.set('/api/helpers/7/messages', [])
      void onEdited(client, { helperId: 7 })
      await vi.waitFor(() => expect(client.isFetching()).toBe(0))
      expect(client.getQueryData(thread)).toEqual([])
    })

    it(`a helper is active again, ${what}`, async () => {
      if (known) client.setQueryData(all, listOf(helper(7, false)))
      void client.prefetchQuery({ ...queries.helpers, staleTime: 0 })
      answers.set('/api/helpers', listOf(helper(7)))
      onHelper(client, { helper: helper(7) })
      await vi.waitFor(() => expect(client.isFetching()).toBe(0))
      expect(client.getQueryData(all)?.helpers).toEqual([helper(7)])
    })

    it(`what came before the stream opened is shown, ${what}`, async () => {
      if (known) client.setQueryData(thread, [message(1)])
      openConversation()
      void client.prefetchQuery({ ...queries.messages(7), staleTime: 0 })
      void client.prefetchQuery({ ...queries.conversations, staleTime: 0 })
      answers.set('/api/conversations', { conversations: [summary(1, 3)] })
      answers.set('/api/helpers/7/messages', [message(1), message(3)])
      catchUp(client)
      await vi.waitFor(() => expect(client.getQueryData(thread)).toEqual([message(1), message(3)]))
      await vi.waitFor(() => {
        expect(client.getQueryData(queries.conversations.queryKey)?.conversations).toEqual([summary(1, 3)])
      })
    })
  }

  it('does not fetch again for what the stream says as it opens, if that is known', async () => {
    const none = { imageUrl: null, nextMessageAt: null, restingUntil: null, usedUpUntil: null, mutedUntil: null }
    const shared = { name: 'Alex', active: true, readUpTo: 1, ...none }
    const seven = { ...helper(7), ...shared } as Helper
    const line = { ...summary(0, 1), ...shared }
    client.setQueryData(all, listOf(seven))
    client.setQueryData(queries.conversations.queryKey, { conversations: [line] })
    answers.set('/api/conversations', { conversations: [line] })
    void client.prefetchQuery({ ...queries.conversations, staleTime: 0 })
    onHelper(client, { helper: { ...seven } })
    await vi.waitFor(() => expect(client.isFetching()).toBe(0))
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('what is read to its end stays read, and nothing is fetched again', async () => {
    const { queryKey } = queries.conversations
    answers.set('/api/conversations', { conversations: [summary(2, 3)] })
    client.setQueryData(queryKey, { conversations: [summary(2, 3)] })
    void client.prefetchQuery({ ...queries.conversations, staleTime: 0 })
    onRead(client, { helperId: 7, readUpTo: 3 })
    await vi.waitFor(() => expect(client.isFetching()).toBe(0))
    expect(client.getQueryData(queryKey)?.conversations).toEqual([{ ...summary(0, 3), readUpTo: 3 }])
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('refetches the list of conversations once, not twice', async () => {
    client.setQueryData(queries.conversations.queryKey, { conversations: [summary(0, 1)] })
    new QueryObserver(client, queries.conversations).subscribe(() => undefined)
    void client.prefetchQuery({ ...queries.conversations, staleTime: 0 })
    onMessage(client, { message: message(3) })
    await vi.waitFor(() => expect(client.isFetching()).toBe(0))
    expect(fetch).toHaveBeenCalledTimes(2)
  })
})
