import { memo } from 'react'
import type { Message } from '../../../contract/messages.ts'
import { type Day, groupByDay } from './days.ts'
import { MessageItem } from './message-item.tsx'

const SAME_MOMENT_MS = 5 * 60_000

// A time stands where the conversation paused: a lively exchange is not a list of times.
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

const DayGroup = ({ day, ...rest }: { day: Day } & Omit<MessageListProps, 'messages'>) => (
  <section aria-label={day.label}>
    <h2 className="my-4 text-center font-sans text-xs tracking-normal text-ink-soft">{day.label}</h2>
    <ol className="grid gap-2">
      {day.messages.map((message, index) => (
        <MessageItem key={message.id} {...rest} message={message} showTime={pausesAfter(day.messages, index)} />
      ))}
    </ol>
  </section>
)

/** The stored messages by day. Not drawn again while a reply streams in below it. */
export const MessageList = memo(({ messages, ...rest }: MessageListProps) =>
  groupByDay(messages, new Date(), rest.timeZone).map((day) => <DayGroup key={day.key} day={day} {...rest} />),
)
