import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Message } from '../contract/messages.ts'
import { fetchMessages, queries } from './api.ts'

const HELPER = 7
const { queryKey } = queries.messages(HELPER)

const messages = (from: number, to: number): Message[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ id: from + index }) as Message)

const newClient = (known: Message[]): QueryClient => {
  const client = new QueryClient()
  client.setQueryData(queryKey, known)
  return client
}

const calls: string[] = []
function serve(answer: Message[]): void {
  vi.stubGlobal('fetch', async (path: string) => {
    calls.push(path)
    return Response.json(answer)
  })
}

afterEach(() => {
  vi.unstubAllGlobals()
  calls.length = 0
})

describe('refetching messages', () => {
  it('keeps those before the newest 200', async () => {
    const client = newClient(messages(1, 500))
    serve(messages(302, 501))
    await client.fetchQuery(queries.messages(HELPER))
    expect(client.getQueryData(queryKey)).toEqual(messages(1, 501))
  })

  it.each([
    { change: 'the oldest loaded message is deleted', known: messages(1, 201), left: messages(2, 201) },
    { change: 'messages are deleted from one on', known: messages(1, 500), left: messages(1, 200) },
    { change: 'the list is left', known: messages(1, 500), left: messages(351, 500) },
    { change: 'the conversation is cleared', known: messages(1, 500), left: [] },
  ])('restores none when $change', async ({ known, left }) => {
    const client = newClient(known)
    client.setQueryData(queryKey, left)
    expect(client.getQueryData(queryKey)).toEqual(left)
    serve(left.slice(-200))
    expect(await fetchMessages(client, HELPER)).toEqual(left)
  })

  it('keeps what was sent, and what was loaded before the first, in the meantime', async () => {
    const client = newClient(messages(101, 150))
    vi.stubGlobal('fetch', async () => {
      client.setQueryData(queryKey, messages(51, 151))
      return Response.json(messages(101, 150))
    })
    expect(await fetchMessages(client, HELPER)).toEqual(messages(51, 151))
  })

  it('keeps none of fewer than 200, some of which were deleted elsewhere', async () => {
    serve(messages(20, 150))
    expect(await fetchMessages(newClient(messages(1, 150)), HELPER)).toEqual(messages(20, 150))
    expect(calls).toEqual([`/api/helpers/${HELPER}/messages?limit=150`])
  })
})
