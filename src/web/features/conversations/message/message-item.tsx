import { type ComponentType, createContext, memo, use } from 'react'
import type { Message, MessageQuote, Remembered } from '../../../../contract/messages.ts'
import { PICTURE_ONLY_TEXT } from '../../../../core/text/limits.ts'
import { clockTime } from '../../../../core/time/dates.ts'
import { Bubble } from '../../../ui/bubble.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { late, latePart } from '../../../ui/late.tsx'
import { useIsEdited } from '../conversation-keys.ts'
import { dayLabel } from '../thread/days.ts'
import { KeepPlace, useShowMessage } from '../thread/place.ts'
import { MessageMenu } from './message-menu.tsx'
import { MessagePicture } from './message-picture.tsx'
import { fitBubble, Quoted, ReplyText, SafetyMessage } from './message-text.tsx'

// Few messages have one of these. Each waits in the room that it takes; without a connection the message stands alone.
const VersionSwitch = latePart(
  () => import('./version-switch.tsx').then(({ VersionSwitch }) => VersionSwitch),
  () => <div className="-mb-1 h-11" />,
)
const Misunderstood = latePart(
  () => import('./feedback.tsx').then(({ Misunderstood }) => Misunderstood),
  () => <div className="h-11" />,
)
const FollowUps = latePart(
  () => import('../follow-ups/follow-ups.tsx').then(({ FollowUps }) => FollowUps),
  () => <div className="-mb-1.5 h-8.5" />,
)
const ReactionChip = latePart(
  () => import('./feedback.tsx').then(({ ReactionChip }) => ReactionChip),
  () => <span className="h-11" />,
)
const MessageEditor = late(() => import('./message-editor.tsx').then(({ MessageEditor }) => MessageEditor))

interface ReceiptProps {
  messageId: number
  remembered: Remembered
  helperName: string
  /** When it was said: `Thursday`. */
  day: string
  keepPlace(element: Element): void
}

/** What stands under a reply that took up something remembered. */
export const ReceiptSlot = createContext<ComponentType<ReceiptProps> | null>(null)

const NOTES: Partial<Record<Message['source'], string>> = {
  fallback: 'Fallback message: the model was not available. It did not count.',
}

const PLANNED_AS = { reminder: 'you asked to be reminded', follow_up: 'asked as you agreed' }

function noteOf(message: Message, time: string): string | undefined {
  if (message.deliveryStatus === 'stopped') return 'Stopped here.'
  if (message.deliveryStatus === 'cut') return 'The limit of its length was reached here.'
  const note = NOTES[message.source]
  if (!message.isPlanned) return note
  const why = message.plannedAs ? PLANNED_AS[message.plannedAs] : `planned for your ${partOf(time)}`
  return `${why}${note ? '. The model was not available, so this prepared text was sent. It did not count.' : ''}`
}

// `time`: such as `8:06 AM`. Evenings start at five.
function partOf(time: string): string {
  if (time.endsWith('AM')) return 'mornings'
  return Number.parseInt(time, 10) % 12 < 5 ? 'afternoons' : 'evenings'
}

function Content({ message: { content, isFromUser, source } }: Pick<MessageItemProps, 'message'>) {
  if (source === 'safety') return <SafetyMessage text={content} />
  return isFromUser ? content : <ReplyText text={content} />
}

const MessageBubble = ({ message, helperName }: Pick<MessageItemProps, 'message' | 'helperName'>) => (
  <Bubble key={message.id} ref={fitBubble} mine={message.isFromUser} className="max-w-full!">
    <span dir="ltr" className="sr-only">
      {message.isFromUser ? 'You: ' : `${helperName}: `}
    </span>
    <Content message={message} />
  </Bubble>
)

const Marks = () => (
  <>
    {' · '}
    <span>Sensitive</span>
    {' · '}
    <span>Not stored</span>
  </>
)

/** Leads to the message that it shows. */
function JumpToQuote({ message, helperName, quote }: Omit<PartProps, 'time'> & { quote: MessageQuote }) {
  const show = useShowMessage(message.helperId)
  return (
    <button
      type="button"
      onClick={() => void show(quote.id)}
      className={classNames(
        'min-h-11 min-w-0 rounded-tag px-2 py-1 hover:bg-sunk',
        message.isFromUser ? 'ml-auto text-ink' : 'mr-auto text-deep',
      )}
    >
      <span className="sr-only">In answer to </span>
      <Quoted {...{ quote, helperName }} />
    </button>
  )
}

interface PartProps {
  message: Message
  helperName: string
  time: string
}

/** The message itself, with its menu and its time at its side. */
function Row({ message, helperName, time, isTimeAside }: PartProps & { isTimeAside: boolean }) {
  const { id, isFromUser, isSensitive, picture } = message
  const isEdited = useIsEdited(id)
  const hasWords = !(picture && message.content === PICTURE_ONLY_TEXT)
  return (
    <>
      <div
        className={classNames('flex items-start', isFromUser && 'flex-row-reverse', isEdited && '*:[button]:hidden')}
      >
        <div className="grid min-w-0 max-w-[82%] grid-cols-[minmax(0,auto)] gap-1">
          {message.quote && <JumpToQuote {...{ message, helperName }} quote={message.quote} />}
          {picture && <MessagePicture {...{ message, time }} />}
          {!isEdited && hasWords && <MessageBubble {...{ message, helperName }} />}
          {message.reaction && <ReactionChip {...{ message, helperName }} reaction={message.reaction} />}
        </div>
        {!isSensitive && <MessageMenu {...{ message, helperName, time }} />}
        {isTimeAside && (
          <time dateTime={message.sentAt} className="message-time">
            {time}
          </time>
        )}
      </div>
      {isEdited && <MessageEditor message={message} />}
    </>
  )
}

type ReceiptOfProps = Omit<MessageItemProps, 'showTime'> & Pick<ReceiptProps, 'remembered'>

function ReceiptOf({ message, helperName, timeZone, remembered }: ReceiptOfProps) {
  const Receipt = use(ReceiptSlot)
  const keepPlace = use(KeepPlace)
  const day = dayLabel(new Date(remembered.saidAt), new Date(), timeZone)
  return Receipt && <Receipt messageId={message.id} {...{ remembered, helperName, day, keepPlace }} />
}

interface MessageItemProps {
  message: Message
  helperName: string
  timeZone: string
  /** After the last message before a pause. */
  showTime: boolean
}

export const MessageItem = memo(({ message, helperName, timeZone, showTime }: MessageItemProps) => {
  const { id, isFromUser, isSensitive, source, sentAt } = message
  const time = clockTime(sentAt, timeZone)
  const note = noteOf(message, time)
  const isAlarm = message.isAlarm || (isSensitive && source === 'safety')
  const isTimed = showTime || note !== undefined || isSensitive
  return (
    <li id={`message-${id}`} className="message mb-2">
      {message.versions && <VersionSwitch message={message} versions={message.versions} />}
      <Row {...{ message, helperName, time }} isTimeAside={!isTimed} />
      {isTimed && (
        <p className={classNames('mt-1 px-1.5 text-xs text-ink-soft', isFromUser && 'text-right')}>
          <time dateTime={sentAt}>{time}</time>
          {note && ` · ${note}`}
          {isSensitive && <Marks />}
        </p>
      )}
      {isAlarm && <Misunderstood message={message} />}
      {(message.followUps || message.isReminderRefused) && <FollowUps {...{ message, helperName, timeZone }} />}
      {message.remembered && <ReceiptOf {...{ message, helperName, timeZone }} remembered={message.remembered} />}
    </li>
  )
})
