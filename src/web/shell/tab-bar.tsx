import { Link, useLocation } from 'wouter'
import type { User } from '../../contract/accounts.ts'
import { useSignOut } from '../features/accounts/sign-out/use-sign-out.ts'
import { isWithin, paths } from '../paths.ts'
import { classNames } from '../ui/class-names.ts'
import { CircleUserRound, Lines, LogOut, Plug, Shield, Sliders } from '../ui/icons.tsx'
import { Menu } from '../ui/overlays/menu.tsx'
import { Logo } from './logo.tsx'

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
