import { Fragment, memo } from 'react'
import type { Message } from '../../../contract/messages.ts'
import { breakNotices } from '../../../core/safety/break-notices.ts'
import { type Day, groupByDay } from './days.ts'
import { MessageItem } from './message-item.tsx'

const SAME_MOMENT_MS = 5 * 60_000

// A time is shown where the conversation paused.
function pausesAfter(messages: readonly Message[], index: number): boolean {
  const message = messages[index]
  const next = messages[index + 1]
  return !message || !next || Date.parse(next.sentAt) - Date.parse(message.sentAt) > SAME_MOMENT_MS
}

interface MessageListProps {
  messages: readonly Message[]
  helperName: string
  timeZone: string
}

const BreakNotice = () => (
  <li role="note" className="my-3 rounded-field bg-sunk px-4 py-3 text-center text-sm text-ink-soft">
    You have been talking for three hours. You are talking with an AI. This may be a good moment for a break; everything
    will still be here.
  </li>
)

interface DayGroupProps extends Omit<MessageListProps, 'messages'> {
  day: Day
  breaks: ReadonlySet<number>
}

const DayGroup = ({ day, breaks, ...rest }: DayGroupProps) => (
  <section aria-label={day.label}>
    <div className="my-4 text-center text-xs text-ink-soft">
      <h2 className="font-sans text-xs tracking-normal">{day.label}</h2>
      <p>You are talking with an AI</p>
    </div>
    <ol className="grid gap-2">
      {day.messages.map((message, index) => (
        <Fragment key={message.id}>
          {breaks.has(message.id) && <BreakNotice />}
          <MessageItem {...rest} message={message} showTime={pausesAfter(day.messages, index)} />
        </Fragment>
      ))}
    </ol>
  </section>
)

/** The stored messages by day. Memoised, so a streaming reply does not render them again. */
export const MessageList = memo(({ messages, ...rest }: MessageListProps) => {
  const breaks = breakNotices(messages)
  return groupByDay(messages, new Date(), rest.timeZone).map((day) => (
    <DayGroup key={day.key} day={day} breaks={breaks} {...rest} />
  ))
})
