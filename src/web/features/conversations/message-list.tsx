import { useQuery } from '@tanstack/react-query'
import { Fragment, memo, useLayoutEffect, useRef } from 'react'
import type { Message } from '../../../contract/messages.ts'
import { breakNotices } from '../../../core/safety/break-notices.ts'
import { type Day, groupByDay } from './days.ts'
import { MessageItem } from './message-item.tsx'
import { newLineQuery } from './new-line.ts'

const SAME_MOMENT_MS = 5 * 60_000

// A pause in the conversation this long shows a time.
function pausesAfter(messages: readonly Message[], index: number): boolean {
  const message = messages[index]
  const next = messages[index + 1]
  return !message || !next || Date.parse(next.sentAt) - Date.parse(message.sentAt) > SAME_MOMENT_MS
}

interface MessageListProps {
  messages: readonly Message[]
  helperId: number
  helperName: string
  timeZone: string
}

const BreakNotice = () => (
  <li role="note" className="my-3 rounded-field bg-sunk px-4 py-3 text-center text-sm text-ink-soft">
    You have been talking for three hours. You are talking with an AI. This may be a good moment for a break; everything
    will still be here.
  </li>
)

/** Scrolled into view if there is more unread than fits. */
function NewLine() {
  const line = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    const box = line.current?.closest('section[tabindex]')
    const topOf = (element: Element) => element.getBoundingClientRect().top
    if (line.current && box && topOf(line.current) < topOf(box)) line.current.scrollIntoView()
  }, [])
  return (
    <li ref={line}>
      <p role="note" className="flex items-center gap-3 py-1 text-xs font-medium text-accent">
        <span className="h-px grow bg-current" />
        New
        <span className="h-px grow bg-current" />
      </p>
    </li>
  )
}

interface DayGroupProps extends Omit<MessageListProps, 'messages' | 'helperId'> {
  day: Day
  breaks: ReadonlySet<number>
  /** The first unread message. */
  newId: number | undefined
}

const DayGroup = ({ day, breaks, newId, ...rest }: DayGroupProps) => (
  <section aria-label={day.label}>
    <div className="my-4 text-center text-xs text-ink-soft">
      <h2 className="font-sans text-xs tracking-normal">{day.label}</h2>
      <p>You are talking with an AI</p>
    </div>
    <ol className="grid gap-2">
      {day.messages.map((message, index) => (
        <Fragment key={message.id}>
          {breaks.has(message.id) && <BreakNotice />}
          {message.id === newId && <NewLine />}
          <MessageItem {...rest} message={message} showTime={pausesAfter(day.messages, index)} />
        </Fragment>
      ))}
    </ol>
  </section>
)

/** The stored messages by day. Memoised, so a streaming reply does not render them again. */
export const MessageList = memo(({ messages, helperId, ...rest }: MessageListProps) => {
  const breaks = breakNotices(messages)
  const { data: readUpTo = null } = useQuery(newLineQuery(helperId))
  const newId = readUpTo === null ? undefined : messages.find(({ id, isFromUser }) => id > readUpTo && !isFromUser)?.id
  return groupByDay(messages, new Date(), rest.timeZone).map((day) => (
    <DayGroup key={day.key} {...{ day, breaks, newId }} {...rest} />
  ))
})
