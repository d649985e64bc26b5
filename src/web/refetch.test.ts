import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { refetch } from './refetch.ts'

it('serves all changes that came before the first answer with one more request', async () => {
  const client = new QueryClient()
  const answers: ((answer: number) => void)[] = []
  const options = { queryKey: ['list'], queryFn: () => new Promise<number>((resolve) => answers.push(resolve)) }
  const first = client.fetchQuery(options)
  const all = Promise.all([refetch(client, options), refetch(client, options), refetch(client, options)])
  answers[0]?.(1)
  await first
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.(2)
  await all
  expect(answers).toHaveLength(2)
  expect(client.getQueryData(['list'])).toBe(2)
})

it('fetches once what nobody has asked for yet', async () => {
  const client = new QueryClient()
  const queryFn = vi.fn(async () => 1)
  await refetch(client, { queryKey: ['list'], queryFn })
  expect(queryFn).toHaveBeenCalledTimes(1)
})

it('replaces a later answer on its way, which may be older than the change', async () => {
  const client = new QueryClient()
  const answers: ((answer: number) => void)[] = []
  const options = {
    queryKey: ['list'],
    queryFn: () => new Promise<number>((resolve) => answers.push(resolve)),
    staleTime: 60_000,
  }
  const first = client.fetchQuery(options)
  answers[0]?.(0)
  await first
  const before = refetch(client, options)
  await expect.poll(() => answers.length).toBe(2)
  const after = refetch(client, options)
  await expect.poll(() => answers.length).toBe(3)
  answers[1]?.(1)
  answers[2]?.(2)
  await Promise.all([before, after])
  expect(client.getQueryData(['list'])).toBe(2)
})
