import { memo, Suspense, use } from 'react'
import type { Message } from '../../../../contract/messages.ts'
import { PICTURE_ONLY_TEXT } from '../../../../core/pictures/picture-limits.ts'
import { clockTime } from '../../../../core/time/dates.ts'
import { Bubble } from '../../../ui/bubble.tsx'
import { lazyExtra } from '../lazy-extra.ts'
import { MemorySourcesSlot } from './memory-sources-slot.ts'
import { ReplyText } from './reply-text.tsx'
import { SafetyMessage } from './safety-message.tsx'

const MessageTools = lazyExtra('MessageTools')
const Misunderstood = lazyExtra('Misunderstood')
const MessagePicture = lazyExtra('MessagePicture', 0)

const NOTES: Partial<Record<Message['source'], string>> = {
  fallback: 'Fallback message: the model was not available. It did not count.',
}

function noteOf(message: Message, time: string): string | undefined {
  if (message.deliveryStatus === 'stopped') return 'Stopped here.'
  if (message.deliveryStatus === 'cut') return 'The limit of its length was reached here.'
  const note = NOTES[message.source]
  if (!message.isPlanned) return note
  return `planned for your ${partOf(time)}${note ? '. The model was not available, so this prepared text was sent. It did not count.' : ''}`
}

// `time`: such as `8:06 AM`. Evenings start at five.
function partOf(time: string): string {
  if (time.endsWith('AM')) return 'mornings'
  return Number.parseInt(time, 10) % 12 < 5 ? 'afternoons' : 'evenings'
}

const Marks = () => (
  <>
    {' · '}
    <span>Sensitive</span>
    {' · '}
    <span>Not stored</span>
  </>
)

function Content({ message: { content, isFromUser, source } }: Pick<MessageItemProps, 'message'>) {
  if (source === 'safety') return <SafetyMessage text={content} />
  return isFromUser ? content : <ReplyText text={content} />
}

function TakeBack({ message }: Pick<MessageItemProps, 'message'>) {
  const isAlarm = message.isAlarm || (message.isSensitive && message.source === 'safety')
  return (
    isAlarm && (
      <Suspense fallback={<div className="h-11" />}>
        <Misunderstood message={message} />
      </Suspense>
    )
  )
}

interface MessageItemProps {
  message: Message
  helperName: string
  timeZone: string
  /** Only the last message before a pause shows its time. */
  showTime: boolean
}

export const MessageItem = memo(({ message, helperName, timeZone, showTime }: MessageItemProps) => {
  const time = clockTime(message.sentAt, timeZone)
  const note = noteOf(message, time)
  const Under = use(MemorySourcesSlot)
  const side = message.isFromUser ? 'text-right' : 'text-left'
  return (
    <li id={`message-${message.id}`} className="message">
      {message.picture && (
        <Suspense fallback={<div className="h-72" />}>
          <MessagePicture {...{ message, time }} />
        </Suspense>
      )}
      {!(message.picture && message.content === PICTURE_ONLY_TEXT) && (
        <Bubble mine={message.isFromUser}>
          <span dir="ltr" className="sr-only">
            {message.isFromUser ? 'You: ' : `${helperName}: `}
          </span>
          <Content message={message} />
        </Bubble>
      )}
      {(showTime || note || message.isSensitive) && (
        <p className={`mt-1 px-1.5 text-xs text-ink-soft ${side}`}>
          <time dateTime={message.sentAt}>{time}</time>
          {note && ` · ${note}`}
          {message.isSensitive && <Marks />}
        </p>
      )}
      <TakeBack message={message} />
      {!message.isSensitive && (
        <Suspense fallback={message.versions && <div className="h-11" />}>
          <MessageTools {...{ message, helperName, time }} />
        </Suspense>
      )}
      {message.remembered && Under && (
        <Suspense fallback={<div className="h-11" />}>
          <Under messageId={message.id} />
        </Suspense>
      )}
    </li>
  )
})
