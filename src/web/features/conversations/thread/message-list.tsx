import { Fragment, memo } from 'react'
import type { Message } from '../../../../contract/messages.ts'
import { breakNotices } from '../../../../core/safety/break-notices.ts'
import { MessageItem } from '../message/message-item.tsx'
import { groupByDay } from './days.ts'

const SAME_MOMENT_MS = 5 * 60_000

/** Whether the conversation pauses after a message long enough for its time to be shown. */
function pausesAfter(messages: readonly Message[], index: number): boolean {
  const message = messages[index]
  const next = messages[index + 1]
  return !message || !next || Date.parse(next.sentAt) - Date.parse(message.sentAt) > SAME_MOMENT_MS
}

const BreakNotice = () => (
  <li role="note" className="my-5 rounded-field bg-sunk px-4 py-3 text-center text-sm text-ink-soft">
    You have been talking for three hours. You are talking with an AI. This may be a good moment for a break; everything
    will still be here.
  </li>
)

const NewLine = () => (
  <li data-new-line="" className="mb-2">
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

const DayHeading = ({ label }: { label: string }) => (
  <div className="pt-2 pb-4 text-center text-xs text-ink-soft">
    <h2 className="font-sans text-xs tracking-normal">{label}</h2>
    <p>You are talking with an AI</p>
  </div>
)

interface MessageListProps {
  messages: readonly Message[]
  /** The first that was unread when the conversation was opened. */
  newId: number | undefined
  helperName: string
  timeZone: string
}

/**
 * The stored messages by day. Memoised, so a streaming reply does not render them again. The first day has no box: it
 * would grow at its top with older messages, which browsers count as a shift of the layout.
 */
export const MessageList = memo(({ messages, newId, ...rest }: MessageListProps) => {
  const breaks = breakNotices(messages)
  const days = groupByDay(messages, new Date(), rest.timeZone)
  return (
    <div>
      {days.map(({ key, label, messages: ofDay }, index) => (
        <section key={key} aria-label={label} className={index === 0 ? 'contents' : 'day'}>
          <DayHeading key={ofDay[0]?.id} label={label} />
          <ol className="contents">
            {ofDay.map((message, index) => (
              // Its versions take its place.
              <Fragment key={message.versions?.[0] ?? message.id}>
                {breaks.has(message.id) && <BreakNotice />}
                {message.id === newId && <NewLine />}
                <MessageItem {...rest} message={message} showTime={pausesAfter(ofDay, index)} />
              </Fragment>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
})
