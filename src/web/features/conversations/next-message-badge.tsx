import { Link } from 'wouter'
import type { Helper } from '../../../contract/helpers.ts'
import { restText } from '../../../core/scheduling/rest-text.ts'
import type { Channel } from '../../../core/scheduling/schedule-options.ts'
import { timeAhead } from '../../../core/time/next-time.ts'
import { paths } from '../../paths.ts'

interface NextMessageBadgeProps {
  helper: Helper
  timeZone: string
}

const BESIDE_THE_APP: Record<Channel, string> = { app: '', push: ' · alert', email: ' · email', sms: ' · text' }

function textOf(helper: Helper, timeZone: string): string | null {
  const { nextMessageAt, nextChannel } = helper
  const now = new Date()
  if (nextMessageAt) return `Next ${timeAhead(nextMessageAt, now, timeZone)}${BESIDE_THE_APP[nextChannel ?? 'app']}`
  return restText(helper, now, timeZone)
}

export function NextMessageBadge({ helper, timeZone }: NextMessageBadgeProps) {
  const text = textOf(helper, timeZone)
  return (
    text && (
      <Link href={paths.helperHistory(helper.id)} className="next-message">
        {text}
      </Link>
    )
  )
}
