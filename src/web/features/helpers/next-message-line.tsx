import { Link } from 'wouter'
import type { Helper } from '../../../contract/helpers.ts'
import { mutedText, restText } from '../../../core/scheduling/rest-text.ts'
import type { Channel } from '../../../core/scheduling/schedule-options.ts'
import { timeAhead } from '../../../core/time/local-moment.ts'
import { paths } from '../../paths.ts'

const WHERE: Record<Channel, string> = {
  app: 'in the app',
  push: 'in the app, with a notification',
  email: 'in the app, and by email if you miss it',
  sms: 'in the app and by text message',
}

function Words({ helper, timeZone }: { helper: Helper; timeZone: string }) {
  const { active, nextMessageAt, nextChannel } = helper
  if (!active) return 'Paused until you activate it again.'
  const now = new Date()
  const muted = mutedText(helper, now, timeZone)
  if (muted) return `${muted}.`
  if (!nextMessageAt) return `${restText(helper, now, timeZone) ?? 'The next message is being planned'}.`
  return (
    <>
      Writes next{' '}
      <Link href={paths.upcomingOf(helper.id)} className="font-[550] text-ink underline-offset-4 hover:underline">
        {timeAhead(nextMessageAt, now, timeZone)}
      </Link>
      {nextChannel && ` · ${WHERE[nextChannel]}`}
    </>
  )
}

export const NextMessageLine = ({ helper, timeZone }: { helper: Helper; timeZone: string }) => (
  <div className="flex items-start max-xs:flex-wrap justify-between gap-3 border-t border-line pt-3.5 text-[0.9375rem] text-ink-soft">
    <p className="text-balance">
      <Words helper={helper} timeZone={timeZone} />
    </p>
    <Link
      href={paths.helperHistory(helper.id)}
      className="link -my-2.5 shrink-0 py-2.5"
      aria-label={`History of ${helper.name}`}
    >
      History
    </Link>
  </div>
)
