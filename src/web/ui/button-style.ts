import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'quiet' | 'danger' | 'plain'

const SHAPE =
  'relative inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-5.5 max-xs:px-3 py-2 text-base font-[550] leading-snug text-center wrap-break-word transition-[background-color,border-color,transform,opacity] active:scale-[0.985]'

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'forced-colors:border bg-accent text-accent-ink hover:bg-[color-mix(in_oklch,var(--accent)_90%,var(--ink))]',
  quiet: 'border border-edge/55 bg-raised text-ink hover:border-edge',
  danger: 'forced-colors:border bg-danger text-danger-ink hover:bg-[color-mix(in_oklch,var(--danger)_90%,var(--ink))]',
  plain: 'text-ink-soft hover:text-ink hover:bg-sunk',
}

export const buttonStyle = (variant: ButtonVariant, className?: string): string =>
  classNames(SHAPE, VARIANTS[variant], className)
