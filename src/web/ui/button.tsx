import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { Link } from 'wouter'
import { classNames } from './class-names.ts'
import { Spinner } from './loading.tsx'

type ButtonVariant = 'primary' | 'quiet' | 'danger' | 'plain'

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

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant
  /** Shows a spinner and ignores presses; keeps width and focus. */
  busy?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** Not for links. */
const OFF =
  'disabled:opacity-55 disabled:active:scale-100 aria-disabled:opacity-55 aria-disabled:active:scale-100 aria-disabled:cursor-not-allowed'

const ignore = (event: MouseEvent): void => event.preventDefault()

export function Button({ variant = 'quiet', busy = false, className, onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      onClick={busy ? ignore : onClick}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={buttonStyle(variant, classNames(OFF, className))}
    >
      <span className={busy ? 'contents text-transparent' : 'contents'}>{children}</span>
      {busy && <Spinner className="absolute" />}
    </button>
  )
}

interface LinkButtonProps {
  href: string
  variant?: ButtonVariant
  className?: string
  /** Accessible name, beginning with the visible words, where those do not say what they are about. */
  label?: string
  children: ReactNode
}

export const LinkButton = ({ href, variant = 'quiet', className, label, children }: LinkButtonProps) => (
  <Link href={href} aria-label={label} className={buttonStyle(variant, className)}>
    {children}
  </Link>
)

/** A link in a text. */
export const TextLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} className="link">
    {children}
  </Link>
)
