import type { ReactNode } from 'react'
import { SLOTS, supportAddress } from '../../../core/text/page-slots.ts'

// A prerendered page does not know its server yet.
const ssr = import.meta.env.SSR
const address = (): string | null => (ssr ? SLOTS.supportAddress : supportAddress(location.hostname))

export const WithSupport = ({ children }: { children: ReactNode }) =>
  address() === null ? null : <span className={ssr ? SLOTS.supportClass : undefined}>{children}</span>

export const SupportLink = ({ children = address() }: { children?: ReactNode }) => (
  <a href={`mailto:${address()}`} className="link">
    {children}
  </a>
)
