import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { type ButtonVariant, buttonStyle } from './button-style.ts'

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
