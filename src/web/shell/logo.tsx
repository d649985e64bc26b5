import { Link } from 'wouter'
import { paths } from '../paths.ts'

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
