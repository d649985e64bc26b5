import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { SupportAnswer } from '../../../contract/catalog.ts'
import { SLOTS } from '../../../core/pages/page-slots.ts'
import { get } from '../../api.ts'

export const Prose = ({ children }: { children: ReactNode }) => (
  <div className="grid max-w-[68ch] gap-4 text-[1.0625rem] [&_h2]:mt-6 [&_h2]:text-2xl [&_h3]:mt-2 [&_h3]:text-lg [&_li]:mt-1.5 [&_ul]:list-disc [&_ul]:pl-5 [&_li]:marker:text-accent">
    {children}
  </div>
)

const supportQuery = {
  queryKey: ['/api/support'],
  queryFn: ({ signal }: { signal: AbortSignal }) => get<SupportAnswer>('/api/support', signal),
}

/** What mentions the support address, where the server has one. */
export function WithSupport({ children }: { children(address: string): ReactNode }) {
  const { data } = useQuery({ ...supportQuery, enabled: !import.meta.env.SSR })
  // A prerendered page does not know its server yet.
  if (import.meta.env.SSR) return <span className={SLOTS.supportClass}>{children(SLOTS.supportAddress)}</span>
  return data?.address && <span>{children(data.address)}</span>
}

export const SupportLink = ({ address, children = address }: { address: string; children?: ReactNode }) => (
  <a href={`mailto:${address}`} className="link">
    {children}
  </a>
)
