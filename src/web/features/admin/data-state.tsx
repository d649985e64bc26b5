import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

interface DataStateProps<Data> {
  query: UseQueryResult<Data>
  what: string
  empty?: { when(data: Data): boolean; title: string; text?: string }
  children(data: Data): ReactNode
}

/** Earlier data stays visible when a refresh fails. */
export function DataState<Data>({ query, what, empty, children }: DataStateProps<Data>) {
  const { data, isError, refetch } = query
  if (data === undefined && isError) {
    return (
      <ErrorState
        title={`The ${what} could not be loaded`}
        text="Nothing was changed. Please try again in a moment."
        onRetry={() => void refetch()}
      />
    )
  }
  if (data === undefined) {
    return (
      <div role="status" className="grid gap-3">
        <span className="sr-only">Loading the {what}</span>
        {['a', 'b', 'c'].map((key) => (
          <Skeleton key={key} className="h-16 rounded-field" />
        ))}
      </div>
    )
  }
  if (empty?.when(data)) return <EmptyState title={empty.title} text={empty.text} />
  return children(data)
}
