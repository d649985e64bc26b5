import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { paths } from '../paths.ts'
import { Close, Lines } from '../ui/icons.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Logo } from './logo.tsx'

const LINKS = [
  { href: paths.howItWorks, label: 'How it works' },
  { href: paths.subscribe, label: 'Plans' },
  { href: paths.privacy, label: 'Privacy' },
  { href: paths.faq, label: 'FAQ' },
]

function Links({ className, onChoose }: { className: string; onChoose(): void }) {
  const [location] = useLocation()
  return LINKS.map(({ href, label }) => (
    <Link
      key={href}
      href={href}
      onClick={onChoose}
      aria-current={location === href ? 'page' : undefined}
      className={className}
    >
      {label}
    </Link>
  ))
}

/** Header for visitors. */
export function PublicHeader() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const Sign = open ? Close : Lines
  return (
    <header className="relative z-30">
      <div className="mx-auto grid h-[72px] w-full max-w-[1160px] grid-cols-[1fr_auto] items-center px-5 md:grid-cols-[1fr_auto_1fr]">
        <div>
          <Logo />
        </div>
        <nav aria-label="Main" className="hidden gap-1 md:flex">
          <Links
            onChoose={close}
            className="inline-flex min-h-11 items-center rounded-full px-3.5 text-[0.9375rem] text-ink-soft hover:text-ink aria-[current]:text-ink"
          />
        </nav>
        <div className="flex items-center justify-end gap-2">
          <LinkButton href={paths.signIn()}>Sign In</LinkButton>
          <button
            type="button"
            aria-expanded={open}
            aria-controls="mobile-menu"
            aria-label={open ? 'Close menu' : 'Open menu'}
            onClick={() => setOpen(!open)}
            className="grid size-11 place-items-center rounded-full md:hidden"
          >
            <Sign className="size-6" />
          </button>
        </div>
      </div>
      <nav
        id="mobile-menu"
        aria-label="Main"
        hidden={!open}
        className="absolute inset-x-3 top-[68px] rounded-card border border-line bg-raised p-2 shadow-lift animate-rise md:hidden"
      >
        <Links
          onChoose={close}
          className="flex min-h-12 items-center rounded-field px-4 text-lg hover:bg-sunk aria-[current]:text-accent"
        />
      </nav>
    </header>
  )
}
