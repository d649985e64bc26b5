import { useEffect, useState } from 'react'

const keyOf = (helperId: number): string => `draft:${helperId}`

const readDraft = (helperId: number): string => sessionStorage.getItem(keyOf(helperId)) ?? ''

function writeDraft(helperId: number, text: string): void {
  if (text) sessionStorage.setItem(keyOf(helperId), text)
  else sessionStorage.removeItem(keyOf(helperId))
}

export interface Draft {
  text: string
  setText(text: string): void
  /** Restores unsent text unless the person has typed something new. */
  giveBack(text: string): void
}

/** Unsent text, kept for this tab across reloads and pages. */
export function useDraft(helperId: number): Draft {
  const [text, setText] = useState(() => readDraft(helperId))
  useEffect(() => writeDraft(helperId, text), [helperId, text])
  const giveBack = (words: string) => {
    // The page may be closed by now; the text is back when it opens again.
    if (!readDraft(helperId)) writeDraft(helperId, words)
    setText((current) => current || words)
  }
  return { text, setText, giveBack }
}
