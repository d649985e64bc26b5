import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import type { Message } from '../../../contract/messages.ts'
import { queries } from '../../api.ts'
import { keepOlder } from './keep-older.ts'

const HELPER = 7
const { queryKey } = queries.messages(HELPER)

const messages = (from: number, to: number): Message[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ id: from + index }) as Message)

const newClient = (known: Message[]): QueryClient => {
  const client = new QueryClient()
  keepOlder(client, HELPER)
  client.setQueryData(queryKey, known)
  return client
}

describe('keeping older messages', () => {
  it('keeps those before the newest 200 when these are fetched again', async () => {
    const client = newClient(messages(1, 500))
    await client.fetchQuery({ queryKey, queryFn: () => Promise.resolve(messages(302, 501)) })
    expect(client.getQueryData(queryKey)).toEqual(messages(1, 501))
  })

  it.each([
    { change: 'the oldest loaded message is deleted', known: messages(1, 201), left: messages(2, 201) },
    { change: 'messages are deleted from one on', known: messages(1, 500), left: messages(1, 200) },
    { change: 'the list is left', known: messages(1, 500), left: messages(351, 500) },
    { change: 'the conversation is cleared', known: messages(1, 500), left: [] },
  ])('brings none back when $change', ({ known, left }) => {
    const client = newClient(known)
    client.setQueryData(queryKey, left)
    expect(client.getQueryData(queryKey)).toEqual(left)
  })
})
