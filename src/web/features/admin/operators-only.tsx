import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { User } from '../../../contract/accounts.ts'
import { queries } from '../../api.ts'
import { paths } from '../../paths.ts'
import { DeadEnd } from '../../ui/plain-pages.tsx'

const Refused = () => (
  <DeadEnd
    title="403 For operators only"
    text="Your account does not have access to this page."
    href={paths.conversations}
    label="Back to my conversations"
  />
)

export function OperatorsOnly({ children }: { children(me: User): ReactNode }) {
  const { data: me } = useQuery(queries.me)
  if (!me) return null
  return me.role === 'operator' ? children(me) : <Refused />
}
