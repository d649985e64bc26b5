import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { Message } from '../../../contract/messages.ts'
import { MESSAGE_PAGE } from '../../../core/text/limits.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useOlder } from './use-conversation.ts'

interface OlderMessagesProps {
  helperId: number
  messages: readonly Message[]
  /** The scrolling element. */
  box: RefObject<HTMLElement | null>
}

const AHEAD_PX = 240

/** Loads the previous page when the person scrolls near the first message. */
export function OlderMessages({ helperId, messages, box }: OlderMessagesProps) {
  const { state, load } = useOlder(helperId, messages)
  const mark = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(() => {
    // Before the first scroll to the end, every page would load at once.
    if (box.current && box.current.scrollHeight > box.current.clientHeight) void load()
  })
  const firstId = messages[0]?.id
  // Observed again after each page: a mark that stays visible triggers nothing.
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
  // Kept at the first message too, so that nothing below it moves.
  return (
    <div ref={mark} className="grid h-14 shrink-0 place-items-center text-ink-soft">
      {state === 'loading' && <Spinner />}
      {state === 'failed' && <Button onClick={() => void load()}>Load earlier messages</Button>}
    </div>
  )
}
