import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { Link } from 'wouter'
import { type ButtonVariant, buttonStyle } from './button-style.ts'
import { classNames } from './class-names.ts'
import { Spinner } from './loading.tsx'

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
