import { useLocation } from 'wouter'
import type { User } from '../../contract/accounts.ts'
import { useSignOut } from '../features/accounts/sign-out/use-sign-out.ts'
import { paths } from '../paths.ts'
import { CircleUserRound, Lines, LogOut, Plug, Shield, Sliders } from '../ui/icons.tsx'
import { Menu } from '../ui/overlays/menu.tsx'

const row = (Icon: typeof LogOut, text: string) => (
  <>
    <Icon className="size-4.5 text-ink-soft" />
    {text}
  </>
)

export function AccountMenu({ me }: { me: User }) {
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
