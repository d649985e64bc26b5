import type { ReactNode } from 'react'
import { SLOTS, supportAddress } from '../../../core/page-slots.ts'

// A page that is rendered ahead does not know its server yet.
const address = (): string => (import.meta.env.SSR ? SLOTS.supportAddress : supportAddress(location.hostname))

/** Opens a mail to whoever runs this server; without `children` it shows the address itself. */
export const SupportLink = ({ children = address() }: { children?: ReactNode }) => (
  <a href={`mailto:${address()}`} className="link">
    {children}
  </a>
)
