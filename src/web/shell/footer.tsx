import { Link } from 'wouter'
import { SLOTS } from '../../core/text/page-slots.ts'
import { paths } from '../paths.ts'

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
