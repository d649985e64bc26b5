import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Message } from '../../../../contract/messages.ts'
import { NO_REMINDER } from '../../../../core/follow-ups/follow-ups.ts'
import { latePart } from '../../../ui/late.tsx'
import { messagesIn } from '../reply/reply-store.ts'
import { FollowUpLine, Line } from './follow-up-line.tsx'

const RemindDialog = latePart(() => import('../message/remind-dialog.tsx').then(({ RemindDialog }) => RemindDialog))

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
