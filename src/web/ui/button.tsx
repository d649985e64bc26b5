import type { ButtonHTMLAttributes, Ref } from 'react'
import { type ButtonVariant, buttonStyle } from './button-style.ts'
import { Spinner } from './spinner.tsx'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant
  /** Shows a spinner over the label, whose width stays, and takes no further press. */
  busy?: boolean
  ref?: Ref<HTMLButtonElement>
}

export function Button({ variant = 'quiet', busy = false, className, disabled, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonStyle(variant, className)}
    >
      <span className={busy ? 'contents text-transparent' : 'contents'}>{children}</span>
      {busy && <Spinner className="absolute" />}
    </button>
  )
}
