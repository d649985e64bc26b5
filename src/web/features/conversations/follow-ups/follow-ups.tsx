import type { Message } from '../../../../contract/messages.ts'
import { FollowUpLine } from './follow-up-line.tsx'
import { RefusedReminder } from './refused-reminder.tsx'

/** Under a message: what a helper offers to ask about later, or will ask about or remind of. */
export function FollowUps({ message, timeZone }: { message: Message; timeZone: string }) {
  const now = Date.now()
  const shown = (message.followUps ?? []).filter(({ plannedFor }) => Date.parse(plannedFor) > now)
  return (
    <>
      {shown.map((followUp) => (
        <FollowUpLine key={followUp.id} {...{ message, followUp, timeZone }} />
      ))}
      {message.isReminderRefused && <RefusedReminder {...{ message, timeZone }} />}
    </>
  )
}
