import type { Message } from '../../../../contract/messages.ts'
import { FollowUpLine } from './follow-up-line.tsx'
import { RefusedReminder } from './refused-reminder.tsx'

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
