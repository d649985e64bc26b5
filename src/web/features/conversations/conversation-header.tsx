import { lazy } from 'react'
import { Link, useLocation } from 'wouter'
import type { Helper } from '../../../contract/helpers.ts'
import { isBuiltIn, personaOf } from '../../../core/personas/personas.ts'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { ArrowLeft, ChevronsUpDown } from '../../ui/icons.tsx'
import { Menu } from '../../ui/menu.tsx'
import { NextMessageBadge } from './next-message-badge.tsx'

// Offline the menu opens without it.
const EngineLine = lazy(() =>
  import('./engine-line.tsx').then(
    ({ EngineLine }) => ({ default: EngineLine }),
    () => ({ default: () => null }),
  ),
)

interface ConversationHeaderProps {
  helper: Helper
  helpers: readonly Helper[]
  timeZone: string
}

const HelperLine = ({ helper }: { helper: Helper }) => (
  <>
    <Avatar name={helper.name} imageUrl={helper.imageUrl} hue={personaOf(helper.personaType).hue} size={32} />
    <span dir="auto" className="truncate">
      {helper.name}
    </span>
  </>
)

function HelperSwitcher({ helper, helpers }: Omit<ConversationHeaderProps, 'timeZone'>) {
  const [, navigate] = useLocation()
  const items = helpers.map((other) => ({
    key: String(other.id),
    content: <HelperLine helper={other} />,
    current: other.id === helper.id,
    onSelect: () => navigate(paths.conversation(other.id)),
  }))
  return (
    <Menu
      label="Switch helper"
      trigger={<ChevronsUpDown aria-hidden="true" className="size-5" />}
      triggerClassName="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunk hover:text-ink"
      items={items}
      note={<EngineLine />}
    />
  )
}

export const ConversationHeader = ({ helper, helpers, timeZone }: ConversationHeaderProps) => (
  <header className="flex shrink-0 items-center gap-3 border-b border-line py-2 max-xs:flex-wrap max-xs:justify-between max-xs:gap-y-0">
    <Link
      href={paths.conversations}
      aria-label="Back to conversations"
      className="-ml-2.5 grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunk hover:text-ink"
    >
      <ArrowLeft aria-hidden="true" className="size-5" />
    </Link>
    <Avatar
      name={helper.name}
      imageUrl={helper.imageUrl}
      hue={personaOf(helper.personaType).hue}
      size={44}
      className="-ml-2 max-xs:hidden"
    />
    <div className="grid min-w-0 grow max-xs:order-last max-xs:basis-full grid-cols-[minmax(0,max-content)_1fr] items-center gap-x-2 sm:grid-cols-[minmax(0,1fr)_auto]">
      <h1 dir="auto" className="truncate text-left text-xl">
        {helper.name}
      </h1>
      <p className="whitespace-nowrap text-[0.8125rem] text-ink-soft max-sm:pt-1.5 sm:row-start-2 sm:truncate">
        {/* The type of a helper that the person described repeats its name. */}
        {isBuiltIn(helper.personaType) && (
          <span className="max-sm:hidden">{personaOf(helper.personaType).title} · </span>
        )}
        AI helper{helper.active ? '' : ' · Paused'}
      </p>
      <NextMessageBadge {...{ helper, timeZone }} />
    </div>
    <HelperSwitcher helper={helper} helpers={helpers} />
  </header>
)
