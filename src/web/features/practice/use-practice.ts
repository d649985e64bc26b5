import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Message } from '../../../contract/messages.ts'
import type { AnsweredStep, Practice, PracticeRun } from '../../../contract/practice.ts'
import { ApiError, get, post, queries } from '../../api.ts'
import { refetch } from '../../refetch.ts'

/** Saves it in the words that were shown; returns what to tell the person. */
export const saveMemory = (memory: string): Promise<string> =>
  post('/api/memories', { content: memory, kind: 'goal' }).then(
    () => 'Kept in your conversation and in memory',
    () => 'Kept in your conversation. The memory could not be saved; you can add it under Memory.',
  )

interface Answer {
  stepId: string
  answer: string
}

const keyOf = (helperId: number) => ['/api/helpers', helperId, 'practice'] as const

/** Another window moved the exercise on, or ended it. */
const isElsewhere = (error: Error): boolean => error instanceof ApiError && [404, 409].includes(error.status)

/**
 * The exercises of a helper and the one that was begun. A change that is made offline waits for the network; one that
 * fails can be made again. `onHeard`: the helper answered in the conversation.
 */
export function usePractice(helperId: number, onHeard: () => void) {
  const client = useQueryClient()
  const queryKey = keyOf(helperId)
  const practice = useQuery({
    queryKey,
    queryFn: ({ signal }) => get<Practice>(`/api/helpers/${helperId}/practice`, signal),
  })
  const run = practice.data?.run ?? null
  const setRun = (next: PracticeRun | null) =>
    client.setQueryData<Practice>(queryKey, (known) => known && { ...known, run: next })
  const onError = (error: Error) => {
    if (isElsewhere(error)) void client.invalidateQueries({ queryKey })
  }
  const path = `/api/practice/${run?.id}`
  const start = useMutation({
    mutationFn: (exerciseId: string) => post<PracticeRun>(`/api/helpers/${helperId}/practice`, { exerciseId }),
    onSuccess: setRun,
    onError,
  })
  const answer = useMutation({
    mutationFn: (given: Answer) => post<AnsweredStep>(`${path}/answer`, given),
    onSuccess: async ({ reply, ...next }) => {
      setRun(next)
      if (!reply) return
      onHeard()
      await refetch(client, queries.messages(helperId))
    },
    onError,
  })
  const back = useMutation({
    mutationFn: () => post<PracticeRun>(`${path}/back`),
    onSuccess: setRun,
    onError,
  })
  const drop = useMutation({
    mutationFn: () => post<null>(`${path}/leave`),
    onSuccess: () => setRun(null),
    onError,
  })
  const keep = useMutation({
    mutationFn: () => post<{ message: Message }>(`${path}/keep`),
    onSuccess: async () => {
      setRun(null)
      await refetch(client, queries.messages(helperId))
    },
    onError,
  })
  return { practice, run, start, answer, back, drop, keep }
}

export type PracticeActions = ReturnType<typeof usePractice>
