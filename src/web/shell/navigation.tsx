import { Link, useLocation } from 'wouter'
import type { User } from '../../contract/accounts.ts'
import { useSignOut } from '../features/identity/sign-out/sign-out.ts'
import { isWithin, paths } from '../paths.ts'
import { classNames } from '../ui/class-names.ts'
import {
  CirclePlus,
  CircleUserRound,
  Lines,
  LogOut,
  MessageCircle,
  MessagesSquare,
  Notebook,
  Plug,
  Shield,
  Sliders,
  UsersRound,
} from '../ui/icons.tsx'
import { Menu } from '../ui/overlays/menu.tsx'

const DOTS = [
  { cx: 5, cy: 5, hue: 38 },
  { cx: 15, cy: 5, hue: 75 },
  { cx: 5, cy: 15, hue: 165 },
  { cx: 15, cy: 15, hue: 285 },
]

export const Logo = () => (
  <Link
    href={paths.home}
    className="-mx-2 inline-flex min-h-11 items-center gap-2.5 rounded-tag px-2 font-display text-2xl whitespace-nowrap"
  >
    <svg viewBox="0 0 20 20" className="size-5" aria-hidden="true">
      {DOTS.map(({ cx, cy, hue }) => (
        <circle key={hue} cx={cx} cy={cy} r="4.6" fill={hue === 38 ? 'var(--accent)' : `oklch(62% 0.1 ${hue})`} />
      ))}
    </svg>
    Coterie
  </Link>
)

const row = (Icon: typeof LogOut, text: string) => (
  <>
    <Icon className="size-4.5 text-ink-soft" />
    {text}
  </>
)

function AccountMenu({ me }: { me: User }) {
  const [, navigate] = useLocation()
  const { signOut } = useSignOut()
  return (
    <Menu
      label={`Account: ${me.displayName ?? me.username}`}
      trigger={<CircleUserRound className="size-5.5" />}
      triggerClassName="grid size-11 place-items-center rounded-full text-ink-soft hover:bg-sunk hover:text-ink"
      items={[
        { key: 'settings', content: row(Sliders, 'Settings'), onSelect: () => navigate(paths.settings) },
        { key: 'privacy', content: row(Shield, 'Privacy'), onSelect: () => navigate(paths.privacy) },
        ...(me.role === 'operator'
          ? [
              { key: 'monitor', content: row(Lines, 'API monitor'), onSelect: () => navigate(paths.apiMonitor) },
              { key: 'connections', content: row(Plug, 'Connections'), onSelect: () => navigate(paths.connections) },
            ]
          : []),
        { key: 'sign-out', content: row(LogOut, 'Sign out'), onSelect: signOut },
      ]}
    />
  )
}

const TABS = [
  { href: paths.create, label: 'Create Helper' },
  { href: paths.helpers, label: 'My Helpers' },
  { href: paths.conversations, label: 'Conversations' },
  { href: paths.panels, label: 'Panel' },
  // On a narrow screen My Helpers has it.
  { href: paths.upcoming, label: 'Upcoming', isWide: true },
  { href: paths.memory, label: 'Memory' },
  { href: paths.settings, label: 'Settings' },
]

const TAB =
  'inline-flex min-h-11 items-center rounded-full px-2 lg:px-3.5 text-[0.9375rem] text-ink-soft hover:text-ink aria-[current]:text-ink aria-[current]:font-[550] forced-colors:aria-[current]:underline'

/** On a phone, a `bare` page has the bottom bar instead. */
export function TabBar({ me, bare }: { me: User | null; bare: boolean }) {
  const [location] = useLocation()
  return (
    <header className={classNames('z-30', bare && 'hidden md:block')}>
      <div className="mx-auto flex h-[72px] w-full max-w-[1160px] items-center justify-between gap-4 px-5">
        <Logo />
        <div className="flex items-center gap-1">
          <nav aria-label="Main" className="hidden md:flex">
            {TABS.map(({ href, label, isWide }) => (
              <Link
                key={href}
                href={href}
                className={classNames(TAB, isWide && 'max-lg:hidden')}
                aria-current={isWithin(location, href) ? 'page' : undefined}
              >
                {label}
              </Link>
            ))}
          </nav>
          {me ? <AccountMenu me={me} /> : <span className="size-11" />}
        </div>
      </div>
    </header>
  )
}

const ITEMS = [
  { href: paths.create, label: 'Create', Icon: CirclePlus },
  { href: paths.conversations, label: 'Chats', Icon: MessageCircle },
  { href: paths.panels, label: 'Panel', Icon: MessagesSquare },
  { href: paths.helpers, label: 'Helpers', Icon: UsersRound },
  { href: paths.memory, label: 'Memory', Icon: Notebook },
  { href: paths.settings, label: 'Account', Icon: CircleUserRound },
]

const ITEM =
  'flex flex-col items-center justify-center gap-0.5 text-[clamp(10px,3.75vw,0.75rem)] text-ink-soft aria-[current]:font-[550] aria-[current]:text-accent forced-colors:aria-[current]:underline'

/** `floating` pins it to the lower edge of a scrolling page. Hidden when the on-screen keyboard leaves little room. */
export function BottomBar({ floating }: { floating: boolean }) {
  const [location] = useLocation()
  return (
    <nav
      aria-label="Main"
      className={classNames(
        'z-30 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] md:hidden [@media(height<32.5rem)]:hidden',
        floating && 'sticky bottom-0',
      )}
    >
      <div className="grid h-(--bar-height) grid-cols-6">
        {ITEMS.map(({ href, label, Icon }) => (
          <Link key={href} href={href} className={ITEM} aria-current={isWithin(location, href) ? 'page' : undefined}>
            <Icon className="size-[min(1.375rem,6.9vw)]" strokeWidth={1.8} />
            {label}
          </Link>
        ))}
      </div>
    </nav>
  )
}
