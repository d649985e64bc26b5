import { Link } from 'wouter'
import type { Helper } from '../../../../contract/helpers.ts'
import type { PlannedMessage } from '../../../../contract/upcoming.ts'
import { routineText } from '../../../../core/scheduling/routine-text.ts'
import type { Channel } from '../../../../core/scheduling/schedule-options.ts'
import { dayAgo, timeAhead } from '../../../../core/time/local-moment.ts'
import { paths } from '../../../paths.ts'

const CHANNELS: Record<Channel, string> = {
  // On one line.
  app: 'in\u00a0the\u00a0app',
  push: 'notification',
  sms: 'text message',
  email: 'email if you miss it',
}

export const channelsText = ({ channels }: PlannedMessage): string =>
  channels.map((channel) => CHANNELS[channel]).join(' · ')

const routineOf = ({ weeklyDay = null, customDays = null, customTimes = null, ...helper }: Helper): string =>
  routineText({ ...helper, weeklyDay, customDays, customTimes })

interface WhyProps {
  message: PlannedMessage
  helper: Helper
  timeZone: string
}

/** Why a message is planned. */
export function Why({ message, helper, timeZone }: WhyProps) {
  const { followUp, originalTime, plannedFor, helperId } = message
  const now = new Date()
  if (!followUp) {
    if (originalTime === null || originalTime === plannedFor) return routineOf(helper)
    return `You moved it from ${timeAhead(originalTime, now, timeZone)}`
  }
  const { kind, subject, quote, saidAt, messageId } = followUp
  const said = (
    <Link href={paths.message(helperId, messageId)} className="link">
      {dayAgo(new Date(saidAt), now, timeZone)}
    </Link>
  )
  if (kind === 'reminder')
    return (
      <>
        You asked {said}: <span className="text-ink">{subject}</span>
      </>
    )
  return (
    <>
      Asks about <span className="text-ink">{subject}</span>, because you said {said}
      {quote && <>: “{quote}”</>}
    </>
  )
}

/** Why nothing would come of it, as things are now. */
export const HELD_BACK: Record<NonNullable<PlannedMessage['heldBack']>, (name: string) => string> = {
  paused: (name) => `${name} is paused, so this will not come.`,
  muted: (name) => `You muted ${name}, so this will not come.`,
  care: () => 'Planned messages rest for a day, so this will not come.',
  allowance: () => 'No messages of this month are left, so this will not come.',
  suspended: () => 'This account is suspended, so this will not come.',
}
