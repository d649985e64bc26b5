import { useQuery } from '@tanstack/react-query'
import { Pause, Pencil, Play, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Helper } from '../../../contract/helpers.ts'
import { FREQUENCY_LABELS, PREFERRED_TIME_LABELS } from '../../../core/personas/options.ts'
import { isBuiltIn, personaOf } from '../../../core/personas/personas.ts'
import { mutedText, restText } from '../../../core/scheduling/mute.ts'
import type { Channel } from '../../../core/scheduling/schedule-options.ts'
import { formatPhone, maskPhone } from '../../../core/sms/phone-numbers.ts'
import { CARD_DESCRIPTION_LENGTH } from '../../../core/text/limits.ts'
import { truncate } from '../../../core/text/trim.ts'
import { shortDate, timeAhead } from '../../../core/time/dates.ts'
import { HelperAvatar, personaStyle } from '../../helper-avatar.tsx'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Switch } from '../../ui/fields/choices.tsx'
import { Card } from '../../ui/page.tsx'
import { DeleteDialog, OwnMenu } from './card-actions.tsx'
import { smsQuery, useToggle } from './helper-actions.ts'

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

const NextMessageLine = ({ helper, timeZone }: { helper: Helper; timeZone: string }) => (
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

function SmsOptOutBanner({ helper }: { helper: Helper }) {
  const { data: smsState } = useQuery(smsQuery)
  const from = helper.phoneNumber ? ` from ${maskPhone(helper.phoneNumber)}` : ''
  const to = smsState?.number ? ` to ${formatPhone(smsState.number)}` : ' to us'
  return (
    <p className="rounded-field bg-warn px-4 py-3 text-[0.9375rem] text-warn-ink">
      {helper.name} no longer texts you, because STOP was sent{from}. Text START{to} to get texts again. In the app
      everything works as usual.
    </p>
  )
}

const ICON = 'size-4.5'
const SMALL = 'px-3! text-[0.9375rem]!'

type Toggle = ReturnType<typeof useToggle>

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** Null for a helper that the person described, until it is renamed: its type repeats its name. */
function typeOf({ name, personaType }: Helper): string | null {
  const { title } = personaOf(personaType)
  const letters = lettersOf(name)
  const isItsName = letters === '' || letters.startsWith(lettersOf(title))
  return isBuiltIn(personaType) || !isItsName ? title : null
}

const TypeLine = ({ type }: { type: string | null }) =>
  type && (
    <>
      {type}
      <br />
    </>
  )

const CardHead = ({ helper, timeZone, toggle }: { helper: Helper; timeZone: string; toggle: Toggle }) => (
  <div className="flex items-center gap-4 max-xs:flex-wrap">
    <HelperAvatar helper={helper} size={56} />
    <div className="min-w-0 grow max-xs:order-last max-xs:basis-full">
      <h2 className="line-clamp-2 text-[1.375rem] break-words">{helper.name}</h2>
      <p className="text-[0.8125rem] leading-snug text-ink-soft">
        <TypeLine type={typeOf(helper)} />
        Since {shortDate(helper.createdAt, timeZone)}
      </p>
    </div>
    <div className="-my-2 grid justify-items-center text-xs text-ink-soft">
      <Switch checked={helper.active} onChange={(active) => toggle.mutate(active)} label={`${helper.name} is active`} />
      <span aria-hidden="true" className="-mt-1.5">
        {helper.active ? 'Active' : 'Paused'}
      </span>
    </div>
  </div>
)

const clockWords = (time: string): string => {
  const hour = Number(time.slice(0, 2))
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`
}

function timeOf({ frequency, customTimes, preferredTime }: Helper): string {
  if (frequency === 'custom' && customTimes) return customTimes.map(clockWords).join(', ')
  const { name, hours } = PREFERRED_TIME_LABELS[preferredTime]
  return `${name} (${hours})`
}

const Labels = ({ helper }: { helper: Helper }) => (
  <div className="flex flex-wrap gap-2">
    <Badge tone="persona">{FREQUENCY_LABELS[helper.frequency]}</Badge>
    <Badge tone="persona">{timeOf(helper)}</Badge>
  </div>
)

function CardActions({ helper, toggle, onDelete }: { helper: Helper; toggle: Toggle; onDelete(): void }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-line pt-4">
      <LinkButton href={paths.conversation(helper.id)} label={`View Conversations with ${helper.name}`}>
        View Conversations
      </LinkButton>
      <div className="-mx-2 flex flex-wrap justify-between">
        <Button
          variant="plain"
          className={SMALL}
          aria-label={`${helper.active ? 'Pause' : 'Activate'} ${helper.name}`}
          onClick={() => toggle.mutate(!helper.active)}
        >
          {helper.active ? <Pause aria-hidden="true" className={ICON} /> : <Play aria-hidden="true" className={ICON} />}
          {helper.active ? 'Pause' : 'Activate'}
        </Button>
        <LinkButton href={paths.editHelper(helper.id)} variant="plain" className={SMALL} label={`Edit ${helper.name}`}>
          <Pencil aria-hidden="true" className={ICON} />
          Edit
        </LinkButton>
        <Button
          variant="plain"
          className={`${SMALL} hover:text-danger!`}
          aria-label={`Delete ${helper.name}`}
          onClick={onDelete}
        >
          <Trash2 aria-hidden="true" className={ICON} />
          Delete
        </Button>
        {!isBuiltIn(helper.personaType) && <OwnMenu helper={helper} />}
      </div>
    </div>
  )
}

export function HelperCard({ helper, timeZone }: { helper: Helper; timeZone: string }) {
  const toggle = useToggle(helper)
  const [deleting, setDeleting] = useState(false)
  return (
    <li tabIndex={-1} className="persona h-full min-w-0" style={personaStyle(helper.personaType)}>
      <Card className="flex h-full flex-col gap-4">
        <CardHead helper={helper} timeZone={timeZone} toggle={toggle} />
        <p dir="auto" className="grow text-ink-soft">
          {truncate(helper.description, CARD_DESCRIPTION_LENGTH)}
        </p>
        <Labels helper={helper} />
        {helper.textsStopped && <SmsOptOutBanner helper={helper} />}
        <NextMessageLine helper={helper} timeZone={timeZone} />
        <CardActions helper={helper} toggle={toggle} onDelete={() => setDeleting(true)} />
      </Card>
      {deleting && <DeleteDialog helper={helper} onClose={() => setDeleting(false)} />}
    </li>
  )
}
