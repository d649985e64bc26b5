import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { SupportAnswer } from '../../../contract/catalog.ts'
import { SLOTS } from '../../../core/text/page-slots.ts'
import { get } from '../../api.ts'

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
