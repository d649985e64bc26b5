import type { ReactNode } from 'react'
import { SLOTS, supportAddress } from '../../../core/text/page-slots.ts'

// A page that is rendered ahead does not know its server yet.
const ssr = import.meta.env.SSR
const address = (): string | null => (ssr ? SLOTS.supportAddress : supportAddress(location.hostname))

/** Shows its children where the server has an address for help, and nothing elsewhere. */
export const WithSupport = ({ children }: { children: ReactNode }) =>
  address() === null ? null : <span className={ssr ? SLOTS.supportClass : undefined}>{children}</span>

/** Opens an email to the people who run this server; without `children` it shows the address itself. */
export const SupportLink = ({ children = address() }: { children?: ReactNode }) => (
  <a href={`mailto:${address()}`} className="link">
    {children}
  </a>
)
