import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
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

const draftKey = (runId: number, stepId: string): string => `practice:${runId}:${stepId}`

/** What is being written, kept in this tab until it is sent: a reload or a lost connection loses nothing. */
export function useKeptDraft(runId: number, stepId: string, first: string): [string, (next: string) => void] {
  const key = draftKey(runId, stepId)
  const [text, show] = useState(() => sessionStorage.getItem(key) ?? first)
  const setText = (next: string): void => {
    show(next)
    sessionStorage.setItem(key, next)
  }
  return [text, setText]
}

const answeredIn = (run: PracticeRun, stepId: string | null) => run.answered.find(({ step }) => step.id === stepId)

const textOf = (error: Error | null): string | null => (error instanceof ApiError ? error.text : null)

interface Exercise extends Pick<PracticeActions, 'answer' | 'back' | 'keep'> {
  run: PracticeRun
  /** Begun or taken up here, not found when the page was opened. */
  isFresh: boolean
}

/** What is shown of an exercise that is under way, and what can be done with it. */
export function useExercise({ run, isFresh, answer, back, keep }: Exercise) {
  /** A line that is changed, and an answer whose letters are shown. */
  const [changed, setChanged] = useState<string | null>(null)
  const [checked, setChecked] = useState<string | null>(null)
  const [takesFocus, setTakesFocus] = useState(isFresh)
  const changing = answeredIn(run, changed)
  const last = answeredIn(run, checked)

  function change(stepId: string | null): void {
    setTakesFocus(true)
    setChecked(null)
    setChanged(stepId)
  }
  function give(stepId: string, text: string): void {
    setTakesFocus(true)
    const onSuccess = (next: PracticeRun) => {
      sessionStorage.removeItem(draftKey(run.id, stepId))
      setChanged(null)
      setChecked(answeredIn(next, stepId)?.step.kind === 'check' ? stepId : null)
    }
    answer.mutate({ stepId, answer: text }, { onSuccess })
  }
  function goBack(): void {
    setTakesFocus(true)
    if (changing) setChanged(null)
    else back.mutate()
  }
  const isAgain = changing?.step.kind === 'check'
  return {
    step: changing?.step ?? run.step,
    number: changing ? run.answered.indexOf(changing) + 1 : Math.min(run.number, run.total),
    /** What was answered to this step before; a word is written anew. */
    said: changing ? (isAgain ? '' : changing.answer) : run.said,
    isChanging: changing !== undefined,
    letters: last?.step.kind === 'check' ? { step: last.step, answer: last.answer } : null,
    takesFocus,
    busy: answer.isPending || back.isPending || keep.isPending,
    isPaused: answer.isPaused || back.isPaused || keep.isPaused,
    answerError: textOf(answer.error),
    otherError: back.error ?? keep.error,
    give,
    goBack,
    change,
    goOn: () => change(null),
  }
}

export type ShownExercise = ReturnType<typeof useExercise>
