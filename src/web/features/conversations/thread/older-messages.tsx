import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Message } from '../../../../contract/messages.ts'
import { newestMessages } from '../../../../core/safety/break-notices.ts'
import { MESSAGE_PAGE } from '../../../../core/text/limits.ts'
import { get, queries } from '../../../api.ts'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/loading.tsx'
import { withOlder } from '../send/reply-store.ts'

export type EdgeState = 'more' | 'loading' | 'failed' | 'end'

interface PageEdgeProps {
  state: EdgeState
  load(): Promise<void>
  /** The message at this edge: the marker is observed again after each page. */
  edgeId: number | undefined
  box: RefObject<HTMLElement | null>
  label: string
}

const AHEAD_PX = 800

/** Stays mounted when there is no more to load, so that nothing moves. */
export function PageEdge({ state, load, edgeId, box, label }: PageEdgeProps) {
  const mark = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(() => {
    // Until the first scroll to the end, this would load every page at once.
    if (box.current && box.current.scrollHeight > box.current.clientHeight) void load()
  })
  // A marker that stays visible triggers nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: edgeId changes with each page
  useEffect(() => {
    if (state !== 'more' || !mark.current) return
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && near(), {
      root: box.current,
      rootMargin: `${AHEAD_PX}px 0px`,
    })
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [state, edgeId, box])
  return (
    <div ref={mark} className="grid h-14 shrink-0 place-items-center text-ink-soft">
      {state === 'loading' && <Spinner />}
      {state === 'failed' && <Button onClick={() => void load()}>{label}</Button>}
    </div>
  )
}

/** Messages that stay loaded when the conversation is left: few enough for a refetch to replace all of them. */
const KEPT = 150

/** Reading back would otherwise keep every page in memory until the tab is closed. */
function useLoadedMessages(helperId: number): void {
  const client = useQueryClient()
  useEffect(() => {
    return () => {
      client.setQueryData(queries.messages(helperId).queryKey, (known) => known && newestMessages(known, KEPT))
    }
  }, [client, helperId])
}

/** Of days and messages this far from the screen only the room that they take is laid out. */
const FAR = '1000px 0px'

/**
 * What is near is always drawn: browsers count what they draw late as a shift of the layout. A far day is hidden as a
 * whole, since each part hidden by itself costs time in every frame.
 */
function useFarMessages(box: RefObject<HTMLElement | null>, firstId: number | undefined): void {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [box])
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another width they take other room
  useLayoutEffect(() => {
    for (const far of box.current?.querySelectorAll('[data-far]') ?? []) far.removeAttribute('data-far')
  }, [box, width])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page brings messages
  useEffect(() => {
    const note = (entries: IntersectionObserverEntry[]) => {
      for (const { target, isIntersecting } of entries) {
        const isInFarDay = target.parentElement?.closest('.day[data-far]')
        target.toggleAttribute('data-far', !isIntersecting && !isInFarDay)
        for (const message of target.querySelectorAll('.message')) {
          if (isIntersecting) observer.observe(message)
          else {
            observer.unobserve(message)
            message.removeAttribute('data-far')
          }
        }
      }
    }
    const observer = new IntersectionObserver(note, { root: box.current, rootMargin: FAR })
    for (const part of box.current?.querySelectorAll('.day, section:not(.day) .message') ?? []) observer.observe(part)
    return () => observer.disconnect()
  }, [box, width, firstId])
}

function useOlder(helperId: number, messages: readonly Message[], key: QueryKey) {
  const client = useQueryClient()
  const [state, setState] = useState<EdgeState>('more')
  const first = messages[0]?.id
  const load = async (): Promise<void> => {
    if (first === undefined || state === 'loading') return
    setState('loading')
    try {
      const path = `/api/helpers/${helperId}/messages?before=${first}&limit=${MESSAGE_PAGE.default}`
      const older = await get<Message[]>(path)
      client.setQueryData<Message[]>(key, (known) => withOlder(known ?? [], older))
      setState(older.length < MESSAGE_PAGE.default ? 'end' : 'more')
    } catch {
      setState('failed')
    }
  }
  return { state: messages.length < MESSAGE_PAGE.default ? ('end' as const) : state, load }
}

interface OlderMessagesProps {
  helperId: number
  messages: readonly Message[]
  box: RefObject<HTMLElement | null>
  listKey: QueryKey
}

export function OlderMessages({ helperId, messages, box, listKey }: OlderMessagesProps) {
  const firstId = messages[0]?.id
  useLoadedMessages(helperId)
  useFarMessages(box, firstId)
  return (
    <PageEdge {...useOlder(helperId, messages, listKey)} box={box} edgeId={firstId} label="Load earlier messages" />
  )
}
