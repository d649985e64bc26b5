import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { User } from '../../../contract/accounts.ts'
import { queries } from '../../api.ts'
import { paths } from '../../paths.ts'
import { Loaded, Skeletons } from '../../ui/loaded.tsx'
import { EmptyState } from '../../ui/page.tsx'
import { DeadEnd } from '../../ui/plain-pages.tsx'

interface DataStateProps<Data> {
  query: UseQueryResult<Data>
  what: string
  empty?: { when(data: Data): boolean; title: string; text?: string }
  children(data: Data): ReactNode
}

/** What an operator looks at. */
export const DataState = <Data,>({ query, what, empty, children }: DataStateProps<Data>) => (
  <Loaded
    query={query}
    failed={`The ${what} could not be loaded`}
    text="Nothing was changed. Please try again in a moment."
    loading={<Skeletons label={`Loading the ${what}`} rows={3} row="h-16 rounded-field" />}
  >
    {(data) => (empty?.when(data) ? <EmptyState title={empty.title} text={empty.text} /> : children(data))}
  </Loaded>
)

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
