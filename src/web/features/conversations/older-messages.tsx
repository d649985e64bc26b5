import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { Message } from '../../../contract/messages.ts'
import { MESSAGE_PAGE } from '../../../core/text/limits.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useOlder } from './use-conversation.ts'

interface OlderMessagesProps {
  helperId: number
  messages: readonly Message[]
  /** The box that scrolls. */
  box: RefObject<HTMLElement | null>
}

const AHEAD_PX = 240

/** Loads the page before the first message when the person comes near it. */
export function OlderMessages({ helperId, messages, box }: OlderMessagesProps) {
  const { state, load } = useOlder(helperId, messages)
  const mark = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(() => {
    // A box that has not been scrolled to its end yet would load every page at once.
    if (box.current && box.current.scrollHeight > box.current.clientHeight) void load()
  })
  const firstId = messages[0]?.id
  // Observed anew after each page: a mark that stays in view tells nothing by itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: firstId is the page that was loaded
  useEffect(() => {
    if (state !== 'more' || !mark.current) return
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && near(), {
      root: box.current,
      rootMargin: `${AHEAD_PX}px 0px 0px 0px`,
    })
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [state, firstId, box])
  if (messages.length < MESSAGE_PAGE.default) return null
  // The place stays when the first message is reached: nothing below it may move.
  return (
    <div ref={mark} className="grid h-14 shrink-0 place-items-center text-ink-soft">
      {state === 'loading' && <Spinner />}
      {state === 'failed' && <Button onClick={() => void load()}>Load earlier messages</Button>}
    </div>
  )
}
