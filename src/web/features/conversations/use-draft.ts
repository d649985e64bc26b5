import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

const keyOf = (helperId: number): string => `draft:${helperId}`

const readDraft = (helperId: number): string => sessionStorage.getItem(keyOf(helperId)) ?? ''

function writeDraft(helperId: number, text: string): void {
  try {
    if (text) sessionStorage.setItem(keyOf(helperId), text)
    else sessionStorage.removeItem(keyOf(helperId))
  } catch {
    // There is no room for it, so it stays on this page only.
  }
}

const joined = (unsent: string, begun: string): string => [unsent, begun].filter(Boolean).join('\n')

export interface Draft {
  text: string
  setText(text: string): void
  /** The picture to send, as a data URL. */
  picture: string | null
  setPicture(picture: string | null): void
  /** Restores what was not sent, in front of what the person has begun since. */
  giveBack(text: string, picture?: string | null): void
}

/** Unsent text, kept for this tab across reloads and pages. */
export function useDraft(helperId: number): Draft {
  const [text, setText] = useState(() => readDraft(helperId))
  const [picture, setPicture] = useState<string | null>(null)
  useEffect(() => writeDraft(helperId, text), [helperId, text])
  const giveBack = (words: string, unsent: string | null = null) => {
    // The page may be closed by now; the text is back when it opens again.
    writeDraft(helperId, joined(words, readDraft(helperId)))
    // At once: the next key pressed replaces the text by what the field shows then.
    flushSync(() => {
      setText((current) => joined(words, current))
      setPicture((current) => current ?? unsent)
    })
  }
  return { text, setText, picture, setPicture, giveBack }
}
