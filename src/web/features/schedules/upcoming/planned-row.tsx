import { useState } from 'react'
import { Link } from 'wouter'
import type { Helper } from '../../../../contract/helpers.ts'
import type { PlannedMessage } from '../../../../contract/upcoming.ts'
import { routineText } from '../../../../core/scheduling/routine-text.ts'
import type { Channel } from '../../../../core/scheduling/schedule-options.ts'
import { clockTime, dayAgo, timeAhead } from '../../../../core/time/dates.ts'
import { HelperAvatar, personaStyle } from '../../../helper-avatar.tsx'
import { paths } from '../../../paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { TextLink } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Ellipsis } from '../../../ui/icons.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { MoveDialog, useChangePlanned } from './change-planned.tsx'

const CHANNELS: Record<Channel, string> = {
  // On one line.
  app: 'in\u00a0the\u00a0app',
  push: 'notification',
  sms: 'text message',
  email: 'email if you miss it',
}

const channelsText = ({ channels }: PlannedMessage): string => channels.map((channel) => CHANNELS[channel]).join(' · ')

const routineOf = ({ weeklyDay = null, customDays = null, customTimes = null, ...helper }: Helper): string =>
  routineText({ ...helper, weeklyDay, customDays, customTimes })

interface WhyProps {
  message: PlannedMessage
  helper: Helper
  timeZone: string
}

/** Why a message is planned. */
function Why({ message, helper, timeZone }: WhyProps) {
  const { followUp, originalTime, plannedFor, helperId } = message
  const now = new Date()
  if (!followUp) {
    if (originalTime === null || originalTime === plannedFor) return routineOf(helper)
    return `You moved it from ${timeAhead(originalTime, now, timeZone)}`
  }
  const { kind, subject, quote, saidAt, messageId } = followUp
  const said = <TextLink href={paths.message(helperId, messageId)}>{dayAgo(new Date(saidAt), now, timeZone)}</TextLink>
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
const HELD_BACK: Record<NonNullable<PlannedMessage['heldBack']>, (name: string) => string> = {
  paused: (name) => `${name} is paused, so this will not come.`,
  muted: (name) => `You muted ${name}, so this will not come.`,
  care: () => 'Planned messages rest for a day, so this will not come.',
  allowance: () => 'No messages of this month are left, so this will not come.',
  suspended: () => 'This account is suspended, so this will not come.',
}

interface PlannedRowProps {
  message: PlannedMessage
  helper: Helper
  timeZone: string
}

const KINDS = { reminder: 'Reminder', follow_up: 'Follow-up' } as const

function Head({ message, helper, timeZone }: PlannedRowProps) {
  const { plannedFor, followUp, originalTime } = message
  const isMoved = originalTime !== null && originalTime !== plannedFor
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 pr-9">
      <time dateTime={plannedFor} className="font-[550] tabular-nums">
        {clockTime(plannedFor, timeZone)}
      </time>
      <Link
        href={paths.conversation(helper.id)}
        className="min-w-0 font-display text-[1.125rem] break-words hover:underline"
      >
        {helper.name}
      </Link>
      {(followUp || isMoved) && <Badge tone="persona">{followUp ? KINDS[followUp.kind] : 'Moved'}</Badge>}
    </p>
  )
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export function PlannedRow(props: PlannedRowProps) {
  const { message, helper, timeZone } = props
  const { busy, move, skip, writeNow } = useChangePlanned(message, helper, timeZone)
  const [isMoving, setMoving] = useState(false)
  const time = clockTime(message.plannedFor, timeZone)
  const { heldBack, isWriting } = message
  const note = heldBack ? HELD_BACK[heldBack](helper.name) : isWriting ? 'Being written now.' : null
  return (
    <li
      aria-busy={busy}
      className="persona relative grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3.5 py-3.5 aria-busy:opacity-60"
      style={personaStyle(helper.personaType)}
    >
      <HelperAvatar helper={helper} size={40} />
      <div className={classNames('min-w-0', heldBack && 'text-ink-soft')}>
        <Head {...props} />
        <p dir="auto" className="mt-0.5 text-[0.9375rem] break-words text-ink-soft">
          <Why {...props} />
          {!message.followUp && !note && `, ${channelsText(message)}`}
        </p>
        {(note || message.followUp) && (
          <p className={classNames('mt-0.5 text-sm', heldBack ? 'font-[550] text-warn-ink' : 'text-ink-soft')}>
            {note ?? sentence(channelsText(message))}
          </p>
        )}
      </div>
      {!isWriting && (
        <Menu
          label={`Change the message of ${helper.name}, ${time}`}
          trigger={<Ellipsis className="size-5" />}
          triggerClassName="absolute top-2 -right-2.5 grid size-11 place-items-center rounded-full text-ink-soft hover:bg-sunk hover:text-ink"
          items={[
            { key: 'move', content: 'Move…', onSelect: () => setMoving(true) },
            { key: 'skip', content: 'Skip this one', onSelect: skip },
            ...(heldBack ? [] : [{ key: 'now', content: 'Write now', onSelect: writeNow }]),
          ]}
        />
      )}
      {isMoving && (
        <MoveDialog {...{ message, timeZone, move }} helperName={helper.name} onClose={() => setMoving(false)} />
      )}
    </li>
  )
}
