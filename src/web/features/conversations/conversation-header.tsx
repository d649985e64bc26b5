import { useEffect } from 'react'
import { Link } from 'wouter'
import type { Helper } from '../../../contract/helpers.ts'
import { mutedText, restText } from '../../../core/scheduling/mute.ts'
import type { Channel } from '../../../core/scheduling/schedule-options.ts'
import { timeAhead } from '../../../core/time/dates.ts'
import { HelperAvatar, kindOf } from '../../helper-avatar.tsx'
import { paths } from '../../paths.ts'
import { ArrowLeft, Ellipsis } from '../../ui/icons.tsx'
import { useLateMenu } from '../../ui/overlays/menu.tsx'
import type { ConversationMenuProps } from './organize/conversation-menu-view.tsx'

/** What all menus share comes once the conversation is there; the line is free then. */
const loadMenus = () => import('../../ui/overlays/menu-view.tsx').catch(() => undefined)

/** With what the items open, so that none of it is missing when the connection is lost in between. */
const loadView = () =>
  import('./organize/conversation-menu-view.tsx').then(({ ConversationMenuView }) => ConversationMenuView)

/** It should not compete with the page's own downloads. */
const LATER_MS = 4000

function ConversationMenu(props: ConversationMenuProps) {
  const { View, preload, open } = useLateMenu(loadView)
  useEffect(() => {
    void loadMenus()
    const timer = setTimeout(() => void loadView().catch(() => undefined), LATER_MS)
    return () => clearTimeout(timer)
  }, [])
  const button = {
    'aria-label': `More about ${props.helper.name}`,
    className: '-mr-2 grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunk hover:text-ink',
    children: <Ellipsis aria-hidden="true" className="size-5" />,
  }
  if (View) return <View {...props} button={button} />
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded="false"
      onPointerEnter={preload}
      onFocus={preload}
      onClick={open}
      {...button}
    />
  )
}

interface ConversationHeaderProps {
  helper: Helper
  helpers: readonly Helper[]
  timeZone: string
}

const BESIDE_THE_APP: Record<Channel, string> = { app: '', push: ' · alert', email: ' · email', sms: ' · text' }

/** When the helper writes next, or why it does not. */
function nextText(helper: Helper, timeZone: string): string | null {
  const { nextMessageAt, nextChannel, active } = helper
  const now = new Date()
  if (!active) return 'Paused'
  const muted = mutedText(helper, now, timeZone)
  if (muted) return muted
  if (nextMessageAt) return `Next ${timeAhead(nextMessageAt, now, timeZone)}${BESIDE_THE_APP[nextChannel ?? 'app']}`
  return restText(helper, now, timeZone)
}

/** On phones the kind of helper gives way: each day of the thread says that it is an AI. */
const Kind = ({ helper: { personaType } }: { helper: Helper }) => (
  <p className="truncate text-[0.8125rem] text-ink-soft max-sm:hidden">
    {/* The type of a helper that the person described repeats its name. */}
    {kindOf(personaType)}
  </p>
)

export function ConversationHeader({ helper, helpers, timeZone }: ConversationHeaderProps) {
  const next = nextText(helper, timeZone)
  return (
    <header className="order-first flex shrink-0 items-center gap-2 border-b border-line py-1 sm:gap-3 sm:py-2">
      <Link
        href={paths.conversations}
        aria-label="Back to conversations"
        className="-ml-2.5 grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunk hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
      </Link>
      <HelperAvatar helper={helper} size={40} className="-ml-2" />
      <div className="min-w-0 grow">
        <h1 dir="auto" className="text-left text-lg leading-tight wrap-anywhere sm:text-xl">
          {helper.name}
        </h1>
        <Kind helper={helper} />
        {next && <p className="text-[0.8125rem] leading-tight text-ink-soft sm:hidden">{next}</p>}
      </div>
      {next && (
        <p className="shrink-0 rounded-full bg-tint px-2.75 py-1 text-[0.8125rem] font-medium text-deep max-sm:hidden">
          {next}
        </p>
      )}
      <ConversationMenu {...{ helper, helpers, timeZone }} />
    </header>
  )
}
