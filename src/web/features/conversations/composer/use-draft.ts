import { useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { MessageQuote } from '../../../../contract/messages.ts'

function writeDraft(key: string, value: string | null): void {
  try {
    if (value) sessionStorage.setItem(key, value)
    else sessionStorage.removeItem(key)
  } catch {
    // There is no room for it, so it stays on this page only.
  }
}

/** How a part of a draft is kept. */
interface Form<Value> {
  parse(kept: string | null): Value
  format(value: Value): string | null
}

const TEXT: Form<string> = { parse: (kept) => kept ?? '', format: (text) => text }
const PICTURE: Form<string | null> = { parse: (kept) => kept, format: (picture) => picture }
const QUOTE: Form<MessageQuote | null> = {
  parse: (kept) => {
    try {
      return JSON.parse(kept ?? 'null')
    } catch {
      // It is damaged.
      return null
    }
  },
  format: (quote) => quote && JSON.stringify(quote),
}

/** Kept for this tab across reloads and pages. */
function useKept<Value>(key: string, { parse, format }: Form<Value>) {
  const read = () => parse(sessionStorage.getItem(key))
  const [value, set] = useState(read)
  // What was written while this panel was rendered, in the one that it takes the place of.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read once for each key
  useLayoutEffect(() => set(read()), [key])
  useEffect(() => writeDraft(key, format(value)), [key, value, format])
  const restore = (merge: (begun: Value) => Value) => {
    // The page may be closed by now; the message is back when it opens again.
    writeDraft(key, format(merge(read())))
    set(merge)
  }
  return [value, set, restore] as const
}

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

/** An unsent message. */
export function useDraft(helperId: number): Draft {
  const [text, setText, restoreText] = useKept(`draft:${helperId}`, TEXT)
  const [picture, setPicture, restorePicture] = useKept(`draft-picture:${helperId}`, PICTURE)
  const [quote, setQuote, restoreQuote] = useKept(`draft-quote:${helperId}`, QUOTE)
  const restore: Draft['restore'] = (words, unsent = null, quoted = null) =>
    // Synchronously: the next key press applies to what the field shows by then.
    flushSync(() => {
      restoreText((begun) => [words, begun].filter(Boolean).join('\n'))
      restorePicture((begun) => begun ?? unsent)
      restoreQuote((begun) => begun ?? quoted)
    })
  return { text, setText, picture, setPicture, quote, setQuote, restore }
}
