import { Link } from 'wouter'
import type { Helper } from '../../../contract/helpers.ts'
import type { Channel } from '../../../core/scheduling/schedule-options.ts'
import { dayOrTimeAhead, timeAhead } from '../../../core/time/next-time.ts'
import { paths } from '../../paths.ts'

interface NextMessageBadgeProps {
  helper: Helper
  timeZone: string
}

const ON_PHONES = 'max-sm:col-span-2 truncate max-sm:-my-3 max-sm:py-3 text-[0.8125rem] text-ink-soft'
/** At 200% zoom a phone has no room for a larger target. */
const ENLARGED = 'max-xs:my-0 max-xs:py-0.5 max-xs:whitespace-normal'
const PILL =
  'sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:rounded-full sm:bg-tint sm:px-2.75 sm:py-1 sm:font-medium sm:text-deep'

const BESIDE_THE_APP: Record<Channel, string> = { app: '', push: ' · alert', email: ' · email', sms: ' · text' }

function textOf({ nextMessageAt, nextChannel, restingUntil }: Helper, timeZone: string): string | null {
  const now = new Date()
  if (nextMessageAt) return `Next ${timeAhead(nextMessageAt, now, timeZone)}${BESIDE_THE_APP[nextChannel ?? 'app']}`
  return restingUntil && `Taking it slow until ${dayOrTimeAhead(restingUntil, now, timeZone)}`
}

/** When the helper writes next, with a link to its history; on phones a line of its own. */
export function NextMessageBadge({ helper, timeZone }: NextMessageBadgeProps) {
  const text = textOf(helper, timeZone)
  return (
    text && (
      <Link href={paths.helperHistory(helper.id)} className={`${ON_PHONES} ${ENLARGED} ${PILL}`}>
        {text}
      </Link>
    )
  )
}
