import { useQueryClient } from '@tanstack/react-query'
import { use, useEffect, useRef, useState } from 'react'
import type { Message, MessageFollowUp } from '../../../../contract/messages.ts'
import { whenAhead } from '../../../../core/time/local-moment.ts'
import { type ApiError, canReach } from '../../../api.ts'
import { latePart } from '../../../ui/late.tsx'
import { useToast } from '../../../ui/overlays/toast.tsx'
import { KeepPlace } from '../thread/use-stick-to-bottom.ts'
import { accept, acceptAt, decline, remove, takeAnswerBack } from './answer-follow-up.ts'
import { Line } from './line.tsx'

const AnotherTime = latePart(() => import('./another-time.tsx').then(({ AnotherTime }) => AnotherTime))

export interface FollowUpLineProps {
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
export function FollowUpLine({ message, followUp, timeZone }: FollowUpLineProps) {
  const store = { client: useQueryClient(), helperId: message.helperId }
  const toast = useToast()
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
  const run = (work: typeof accept) => () => {
    if (!canReach()) return toast({ title: 'You are offline. This needs a connection.' })
    setBusy(true)
    isAnswered.current = true
    work(store, message, followUp)
      .catch((error: ApiError) => {
        isAnswered.current = false
        toast({ title: 'That did not work. Please try again.', description: error.text, variant: 'destructive' })
      })
      .finally(() => setBusy(false))
  }
  const choose = (isOpen: boolean) => () => {
    if (line.current) keepPlace(line.current)
    setChoosing(isOpen)
  }
  const saveAt = async (when: Parameters<typeof acceptAt>[3]) => {
    isAnswered.current = true
    await acceptAt(store, message, followUp.id, when)
    setChoosing(false)
  }
  const undo = kind === 'reminder' ? remove : takeAnswerBack
  const isGone = kind === 'reminder' && state === 'declined'
  const actions =
    state === 'offered'
      ? [
          { text: 'Yes', onPress: run(accept) },
          { text: 'Another time', isOpen: isChoosing, onPress: choose(!isChoosing) },
          { text: 'No', onPress: run(decline) },
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
