import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type BadgeTone = 'neutral' | 'persona' | 'accent' | 'ok' | 'warn'

const TONES: Record<BadgeTone, string> = {
  neutral: 'bg-sunk text-ink-soft',
  persona: 'bg-tint text-deep',
  accent: 'bg-accent text-accent-ink',
  ok: 'bg-[color-mix(in_oklab,var(--ok)_14%,var(--paper-raised))] text-ok',
  warn: 'bg-warn text-warn-ink',
}

interface BadgeProps {
  tone?: BadgeTone
  className?: string
  children: ReactNode
}

/** Tone `persona` uses the hue of the nearest `.persona`. */
export const Badge = ({ tone = 'neutral', className, children }: BadgeProps) => (
  <span
    className={classNames(
      'inline-flex items-center gap-1.5 rounded-full px-2.75 py-1 text-[0.8125rem] font-medium leading-tight forced-colors:border',
      TONES[tone],
      className,
    )}
  >
    {children}
  </span>
)
