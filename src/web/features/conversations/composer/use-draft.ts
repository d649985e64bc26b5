import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

const readDraft = (key: string): string | null => sessionStorage.getItem(key)

function writeDraft(key: string, value: string | null | undefined): void {
  try {
    if (value) sessionStorage.setItem(key, value)
    else sessionStorage.removeItem(key)
  } catch {
    // There is no room for it, so it stays on this page only.
  }
}

const joined = (unsent: string, begun: string | null): string => [unsent, begun].filter(Boolean).join('\n')

export interface Draft {
  text: string
  setText(text: string): void
  /** The picture to send, as a data URL. */
  picture: string | null
  setPicture(picture: string | null): void
  /** Restores what was not sent, in front of what the person has begun since. */
  restore(text: string, picture?: string | null): void
}

/** An unsent message, kept for this tab across reloads and pages. */
export function useDraft(helperId: number): Draft {
  const kept = `draft:${helperId}`
  const keptPicture = `draft-picture:${helperId}`
  const [text, setText] = useState(() => readDraft(kept) ?? '')
  const [picture, setPicture] = useState(() => readDraft(keptPicture))
  useEffect(() => writeDraft(kept, text), [kept, text])
  useEffect(() => writeDraft(keptPicture, picture), [keptPicture, picture])
  const restore = (words: string, unsent?: string | null) => {
    // The page may be closed by now; the message is back when it opens again.
    writeDraft(kept, joined(words, readDraft(kept)))
    writeDraft(keptPicture, readDraft(keptPicture) || unsent)
    // Synchronously: the next key press applies to what the field shows by then.
    flushSync(() => {
      setText((current) => joined(words, current))
      setPicture((current) => current ?? unsent ?? null)
    })
  }
  return { text, setText, picture, setPicture, restore }
}
