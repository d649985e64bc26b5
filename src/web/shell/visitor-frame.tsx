import { useEffect } from 'react'
import { Link, useLocation } from 'wouter'
import { SLOTS } from '../../core/pages/page-slots.ts'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/button.tsx'
import { Close, Lines } from '../ui/icons.tsx'
import { closeMenus } from './close-menus.ts'
import { Logo } from './navigation.tsx'

const LINKS = [
  { href: paths.howItWorks, label: 'How it works' },
  { href: paths.subscribe, label: 'Plans' },
  { href: paths.privacy, label: 'Privacy' },
  { href: paths.faq, label: 'FAQ' },
]

const Links = ({ location, className }: { location: string; className: string }) =>
  LINKS.map(({ href, label }) => (
    <Link key={href} href={href} aria-current={location === href ? 'page' : undefined} className={className}>
      {label}
    </Link>
  ))

// Works without scripts. The key closes it on navigation.
const MobileMenu = ({ location }: { location: string }) => (
  <details key={location} data-menu className="group md:hidden">
    <summary
      aria-label="Menu"
      className="grid size-11 list-none place-items-center rounded-full [&::-webkit-details-marker]:hidden"
    >
      <Lines className="size-6 group-open:hidden" />
      <Close className="hidden size-6 group-open:block" />
    </summary>
    <nav
      aria-label="Main"
      className="absolute inset-x-3 top-[68px] rounded-card border border-line bg-raised p-2 shadow-lift animate-rise"
    >
      <Links
        location={location}
        className="flex min-h-12 items-center rounded-field px-4 text-lg hover:bg-sunk aria-[current]:text-accent"
      />
      {/* At 200% zoom the header has no room for it. */}
      <Link href={paths.signIn()} className="hidden min-h-12 items-center px-4 text-lg max-[17.5rem]:flex">
        Sign In
      </Link>
    </nav>
  </details>
)

export function PublicHeader() {
  const [location] = useLocation()
  useEffect(closeMenus, [])
  return (
    <header className="relative z-30">
      <div className="mx-auto grid min-h-[72px] w-full max-w-[1160px] grid-cols-[1fr_auto] items-center px-5 md:grid-cols-[1fr_auto_1fr]">
        <div>
          <Logo />
        </div>
        <nav aria-label="Main" className="hidden gap-1 md:flex">
          <Links
            location={location}
            className="inline-flex min-h-11 items-center rounded-full px-3.5 text-[0.9375rem] text-ink-soft hover:text-ink aria-[current]:text-ink"
          />
        </nav>
        <div className="flex items-center justify-end gap-2">
          <LinkButton href={paths.signIn()} className="whitespace-nowrap max-[17.5rem]:hidden">
            Sign In
          </LinkButton>
          <MobileMenu location={location} />
        </div>
      </div>
    </header>
  )
}

const year = import.meta.env.SSR ? SLOTS.year : new Date().getFullYear()

const LINK = 'inline-flex min-h-11 items-center hover:text-ink'

export const Footer = () => (
  <footer className="border-t border-line">
    <div className="mx-auto flex w-full max-w-[1160px] flex-wrap items-center justify-between gap-x-8 gap-y-1 px-5 py-6 text-[0.9375rem] text-ink-soft">
      <p>{`© ${year} Coterie`}</p>
      <nav aria-label="Legal" className="flex flex-wrap gap-x-6">
        <Link href={paths.privacy} className={LINK}>
          Privacy
        </Link>
        <Link href={paths.safety} className={LINK}>
          Safety
        </Link>
        <Link href={paths.terms} className={LINK}>
          Terms
        </Link>
      </nav>
    </div>
  </footer>
)
