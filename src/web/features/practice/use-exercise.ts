import { useState } from 'react'
import type { PracticeRun } from '../../../contract/practice.ts'
import { ApiError } from '../../api.ts'
import type { PracticeActions } from './use-practice.ts'

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
