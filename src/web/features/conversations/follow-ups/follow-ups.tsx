import { useQueryClient } from '@tanstack/react-query'
import { Children, type ReactNode, type Ref, use, useEffect, useRef, useState } from 'react'
import type { Message, MessageFollowUp } from '../../../../contract/messages.ts'
import { NO_REMINDER } from '../../../../core/follow-ups/follow-ups.ts'
import { whenAhead } from '../../../../core/time/dates.ts'
import { latePart } from '../../../ui/late.tsx'
import { useCall } from '../../../use-call.ts'
import { answerFollowUp, type ChosenTime, removeReminder } from '../send/message-changes.ts'
import { messagesIn } from '../send/reply-store.ts'
import { KeepPlace } from '../thread/place.ts'

interface Action {
  text: string
  /** Of what it opens. */
  isOpen?: boolean
  onPress(): void
}

interface LineProps {
  label: string
  actions: readonly Action[]
  busy?: boolean
  ref?: Ref<HTMLDivElement>
  /** The words, and what opens below them. */
  children: ReactNode
}

/** A quiet line under a message, with what can be done about it. */
function Line({ label, actions, busy = false, ref, children }: LineProps) {
  const [words, ...below] = Children.toArray(children)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div ref={ref} role="group" aria-label={label} tabIndex={-1} className="grid justify-items-start">
      <div className="-mb-1.5 flex flex-wrap items-center gap-x-3 px-1.5 text-[0.8125rem] leading-snug text-deep">
        <p aria-live="polite" className="py-2 [overflow-wrap:anywhere]">
          <span aria-hidden="true">◦ </span>
          {words}
        </p>
        <div className="-my-1.5 flex gap-x-3">
          {actions.map(({ text, isOpen, onPress }) => (
            <button
              key={text}
              type="button"
              aria-expanded={isOpen}
              aria-disabled={busy || undefined}
              onClick={busy ? undefined : onPress}
              className="link -mx-1 min-h-11 px-1 font-medium"
            >
              {text}
            </button>
          ))}
        </div>
      </div>
      {below}
    </div>
  )
}

const AnotherTime = latePart(() => import('./choose-time.tsx').then(({ AnotherTime }) => AnotherTime))

interface FollowUpLineProps {
  message: Message
  followUp: MessageFollowUp
  timeZone: string
}

function Words({
  followUp: { kind, state, subject, dueAt, plannedFor },
  timeZone,
}: Omit<FollowUpLineProps, 'message'>) {
  const when = whenAhead(plannedFor, new Date(), timeZone)
  const isLater = plannedFor !== dueAt && ', after your quiet hours'
  const about = <span dir="auto">{subject}</span>
  if (kind === 'reminder')
    return state === 'declined' ? (
      'The reminder is removed.'
    ) : (
      <>
        I’ll remind you {when}
        {isLater}: {about}
      </>
    )
  if (state === 'declined') return 'I won’t ask about it.'
  return (
    <>
      {state === 'offered' ? 'Shall I ask about ' : 'I’ll ask about '}
      {about} {when}
      {isLater}
      {state === 'offered' && '?'}
    </>
  )
}

/** One thing that a helper offers to ask about, or will ask about or remind of, with the person's answer to it. */
function FollowUpLine({ message, followUp, timeZone }: FollowUpLineProps) {
  const store = { client: useQueryClient(), helperId: message.helperId }
  const call = useCall()
  const keepPlace = use(KeepPlace)
  const [isChoosing, setChoosing] = useState(false)
  const [busy, setBusy] = useState(false)
  const line = useRef<HTMLDivElement>(null)
  const { kind, state } = followUp
  const isAnswered = useRef(false)
  // The button that was pressed is gone.
  useEffect(() => {
    if (isAnswered.current && state) (line.current?.querySelector('button') ?? line.current)?.focus()
    isAnswered.current = false
  }, [state])
  const run = (work: () => Promise<void>) => () => {
    setBusy(true)
    isAnswered.current = true
    void call(work, 'That did not work. Please try again.').then((isDone) => {
      isAnswered.current &&= isDone
      setBusy(false)
    })
  }
  const choose = (isOpen: boolean) => () => {
    if (line.current) keepPlace(line.current)
    setChoosing(isOpen)
  }
  const answer = (how: 'accept' | 'decline' | 'undo', when?: ChosenTime) =>
    answerFollowUp(store, message.id, followUp.id, how, when)
  const saveAt = async (when: ChosenTime) => {
    isAnswered.current = true
    await answer('accept', when)
    setChoosing(false)
  }
  const undo = () => (kind === 'reminder' ? removeReminder(store, message.id, followUp) : answer('undo'))
  const isGone = kind === 'reminder' && state === 'declined'
  const actions =
    state === 'offered'
      ? [
          { text: 'Yes', onPress: run(() => answer('accept')) },
          { text: 'Another time', isOpen: isChoosing, onPress: choose(!isChoosing) },
          { text: 'No', onPress: run(() => answer('decline')) },
        ]
      : isGone
        ? []
        : [{ text: 'Undo', onPress: run(undo) }]
  return (
    <Line ref={line} label={kind === 'reminder' ? 'Reminder' : 'Follow-up'} actions={actions} busy={busy}>
      <Words {...{ followUp, timeZone }} />
      {isChoosing && state === 'offered' && (
        <AnotherTime offered={new Date(followUp.dueAt)} timeZone={timeZone} onSave={saveAt} onClose={choose(false)} />
      )}
    </Line>
  )
}

const RemindDialog = latePart(() => import('./choose-time.tsx').then(({ RemindDialog }) => RemindDialog))

/** Under a reply that was to set a reminder and did not. */
function RefusedReminder({ message, helperName }: { message: Message; helperName: string }) {
  const store = { client: useQueryClient(), helperId: message.helperId }
  const [isOpen, setOpen] = useState(false)
  if (message.isSensitive)
    return (
      <Line label="Reminder" actions={[]}>
        {NO_REMINDER} In Sensitive Mode nothing is kept.
      </Line>
    )
  const asked = messagesIn(store).find(({ id }) => id === message.replyTo) ?? message
  return (
    <Line label="Reminder" actions={[{ text: 'Remind me', onPress: () => setOpen(true) }]}>
      {NO_REMINDER}
      {isOpen && <RemindDialog message={asked} helperName={helperName} onClose={() => setOpen(false)} />}
    </Line>
  )
}

interface FollowUpsProps {
  message: Message
  helperName: string
  timeZone: string
}

/** Under a message: what a helper offers to ask about later, or will ask about or remind of. */
export function FollowUps({ message, helperName, timeZone }: FollowUpsProps) {
  const now = Date.now()
  const shown = (message.followUps ?? []).filter(({ plannedFor }) => Date.parse(plannedFor) > now)
  // The person may have set it themselves by now.
  const isRefused = message.isReminderRefused && shown.every(({ kind }) => kind !== 'reminder')
  return (
    <>
      {shown.map((followUp) => (
        <FollowUpLine key={followUp.id} {...{ message, followUp, timeZone }} />
      ))}
      {isRefused && <RefusedReminder {...{ message, helperName }} />}
    </>
  )
}
