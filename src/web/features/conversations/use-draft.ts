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
  /** Puts back words that could not be sent, unless the person has begun new ones. */
  giveBack(text: string): void
}

/** What the person has written to a helper and not sent: kept for this tab, over reloads and other pages. */
export function useDraft(helperId: number): Draft {
  const [text, setText] = useState(() => readDraft(helperId))
  useEffect(() => writeDraft(helperId, text), [helperId, text])
  const giveBack = (words: string) => {
    // The page may be gone by now: the words are waiting when it is opened again.
    if (!readDraft(helperId)) writeDraft(helperId, words)
    setText((current) => current || words)
  }
  return { text, setText, giveBack }
}
