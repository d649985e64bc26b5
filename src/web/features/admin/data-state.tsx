import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/loading.tsx'
import { EmptyState, ErrorState } from '../../ui/page.tsx'

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

interface PagerProps {
  /** The `before` id of each visited page; empty on the first. */
  trail: readonly number[]
  next: number | null
  onGo(trail: readonly number[]): void
}

export const Pager = ({ trail, next, onGo }: PagerProps) =>
  (trail.length > 0 || next !== null) && (
    <div className="mt-5 flex gap-3">
      <Button disabled={trail.length === 0} onClick={() => onGo(trail.slice(0, -1))}>
        Newer
      </Button>
      <Button disabled={next === null} onClick={() => next !== null && onGo([...trail, next])}>
        Older
      </Button>
    </div>
  )
