import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { type ButtonVariant, buttonStyle } from './button-style.ts'

interface LinkButtonProps {
  href: string
  variant?: ButtonVariant
  className?: string
  children: ReactNode
}

export const LinkButton = ({ href, variant = 'quiet', className, children }: LinkButtonProps) => (
  <Link href={href} className={buttonStyle(variant, className)}>
    {children}
  </Link>
)
