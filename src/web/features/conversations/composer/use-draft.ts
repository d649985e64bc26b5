import { useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { MessageQuote } from '../../../../contract/messages.ts'

const readDraft = (key: string): string | null => sessionStorage.getItem(key)

function writeDraft(key: string, value: string | null | undefined): void {
  try {
    if (value) sessionStorage.setItem(key, value)
    else sessionStorage.removeItem(key)
  } catch {
    // There is no room for it, so it stays on this page only.
  }
}

/** Null if there is none, or the stored text is damaged. */
function readQuote(key: string): MessageQuote | null {
  try {
    return JSON.parse(readDraft(key) ?? 'null')
  } catch {
    return null
  }
}

const joined = (unsent: string, begun: string | null): string => [unsent, begun].filter(Boolean).join('\n')

export interface Draft {
  text: string
  setText(text: string): void
  /** The picture to send, as a data URL. */
  picture: string | null
  setPicture(picture: string | null): void
  /** The message that it refers to. */
  quote: MessageQuote | null
  setQuote(quote: MessageQuote | null): void
  /** Restores what was not sent, in front of what the person has begun since. */
  restore(text: string, picture?: string | null, quote?: MessageQuote | null): void
}

/** An unsent message, kept for this tab across reloads and pages. */
export function useDraft(helperId: number): Draft {
  const kept = `draft:${helperId}`
  const keptPicture = `draft-picture:${helperId}`
  const keptQuote = `draft-quote:${helperId}`
  const [quote, setQuote] = useState(() => readQuote(keptQuote))
  const [text, setText] = useState(() => readDraft(kept) ?? '')
  const [picture, setPicture] = useState(() => readDraft(keptPicture))
  // What was written while this panel was rendered, in the one that it takes the place of.
  useLayoutEffect(() => {
    setText(readDraft(kept) ?? '')
    setPicture(readDraft(keptPicture))
    setQuote(readQuote(keptQuote))
  }, [kept, keptPicture, keptQuote])
  useEffect(() => writeDraft(kept, text), [kept, text])
  useEffect(() => writeDraft(keptPicture, picture), [keptPicture, picture])
  useEffect(() => writeDraft(keptQuote, quote && JSON.stringify(quote)), [keptQuote, quote])
  const restore = (words: string, unsent?: string | null, quoted?: MessageQuote | null) => {
    // The page may be closed by now; the message is back when it opens again.
    writeDraft(kept, joined(words, readDraft(kept)))
    writeDraft(keptPicture, readDraft(keptPicture) || unsent)
    writeDraft(keptQuote, readDraft(keptQuote) || (quoted && JSON.stringify(quoted)))
    // Synchronously: the next key press applies to what the field shows by then.
    flushSync(() => {
      setText((current) => joined(words, current))
      setPicture((current) => current ?? unsent ?? null)
      setQuote((current) => current ?? quoted ?? null)
    })
  }
  return { text, setText, picture, setPicture, quote, setQuote, restore }
}
