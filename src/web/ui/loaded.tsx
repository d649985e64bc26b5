import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Skeleton } from './loading.tsx'
import { ErrorState } from './page.tsx'

interface SkeletonsProps {
  /** What is loading: `Loading the history`. */
  label: string
  /** How many there are, or the size of each. */
  rows?: number | readonly string[]
  /** The size of each. */
  row?: string
  className?: string
}

export const Skeletons = ({ label, rows = 1, row, className = 'grid gap-3' }: SkeletonsProps) => (
  <div role="status" className={className}>
    <span className="sr-only">{label}</span>
    {(typeof rows === 'number' ? Array.from({ length: rows }, () => '') : rows).map((size, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are alike
      <Skeleton key={at} className={classNames(row, size)} />
    ))}
  </div>
)

interface LoadedProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'refetch'>
  /** Title and text of the error. */
  failed: string
  text?: ReactNode
  loading: ReactNode
  children(data: Data): ReactNode
}

/** What was loaded, or that it is loading or could not be. It stays when a later refresh fails. */
export function Loaded<Data>({
  query: { data, isError, refetch },
  failed,
  text,
  loading,
  children,
}: LoadedProps<Data>) {
  if (data !== undefined) return children(data)
  return isError ? <ErrorState title={failed} text={text} onRetry={() => void refetch()} /> : loading
}
