import { Fragment, memo, type RefObject } from 'react'
import type { Message } from '../../../../contract/messages.ts'
import { breakNotices } from '../../../../core/safety/break-notices.ts'
import { MessageItem } from '../message/message-item.tsx'
import { type Day, groupByDay } from './days.ts'

const SAME_MOMENT_MS = 5 * 60_000

/** Whether the conversation pauses after a message long enough for its time to be shown. */
export function pausesAfter(messages: readonly Message[], index: number): boolean {
  const message = messages[index]
  const next = messages[index + 1]
  return !message || !next || Date.parse(next.sentAt) - Date.parse(message.sentAt) > SAME_MOMENT_MS
}

export interface MessageListProps {
  messages: readonly Message[]
  /** The first that was unread when the conversation was opened. */
  newId: number | undefined
  helperId: number
  helperName: string
  timeZone: string
  box: RefObject<HTMLElement | null>
}

const BreakNotice = () => (
  <li role="note" className="my-3 rounded-field bg-sunk px-4 py-3 text-center text-sm text-ink-soft">
    You have been talking for three hours. You are talking with an AI. This may be a good moment for a break; everything
    will still be here.
  </li>
)

const NewLine = () => (
  <li data-new-line="">
    <p role="note" className="flex items-center gap-3 py-1 text-xs font-medium text-deep">
      <span className="h-px grow bg-current" />
      New
      <span className="h-px grow bg-current" />
    </p>
  </li>
)

/** If more is unread than fits into `box`, what is shown begins with it. */
export function beginWithNew(box: HTMLElement | null): void {
  const line = box?.querySelector('[data-new-line]')
  const topOf = (element: Element) => element.getBoundingClientRect().top
  if (box && line && topOf(line) < topOf(box)) line.scrollIntoView()
}

export const DayHeading = ({ label }: { label: string }) => (
  <div className="mt-2 mb-4 text-center text-xs text-ink-soft">
    <h2 className="font-sans text-xs tracking-normal">{label}</h2>
    <p>You are talking with an AI</p>
  </div>
)

interface DayMessagesProps {
  day: Day
  /** Range of the day's messages to show: from `from` up to but not including `to`. */
  from?: number
  to?: number
  breaks: ReadonlySet<number>
  newId: number | undefined
  helperName: string
  timeZone: string
}

export const DayMessages = ({ day, from = 0, to, breaks, newId, ...rest }: DayMessagesProps) => (
  <ol className="grid gap-2 pb-2">
    {day.messages.slice(from, to).map((message, index) => (
      // Its versions take its place.
      <Fragment key={message.versions?.[0] ?? message.id}>
        {breaks.has(message.id) && <BreakNotice />}
        {message.id === newId && <NewLine />}
        <MessageItem {...rest} message={message} showTime={pausesAfter(day.messages, from + index)} />
      </Fragment>
    ))}
  </ol>
)

/** The stored messages by day. Memoised, so a streaming reply does not render them again. */
export const MessageList = memo(({ messages, newId, helperName, timeZone }: MessageListProps) => {
  const breaks = breakNotices(messages)
  return groupByDay(messages, new Date(), timeZone).map((day) => (
    <section key={day.key} aria-label={day.label}>
      <DayHeading label={day.label} />
      <DayMessages {...{ day, breaks, newId, helperName, timeZone }} />
    </section>
  ))
})
