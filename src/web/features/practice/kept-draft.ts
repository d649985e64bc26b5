import { useState } from 'react'

export const draftKey = (runId: number, stepId: string): string => `practice:${runId}:${stepId}`

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
