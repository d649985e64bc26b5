import { Link, useLocation } from 'wouter'
import { isWithin, paths } from '../paths.ts'
import { classNames } from '../ui/class-names.ts'
import { CirclePlus, CircleUserRound, MessageCircle, MessagesSquare, Notebook, UsersRound } from '../ui/icons.tsx'

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
