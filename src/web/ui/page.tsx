import type { HTMLAttributes, ReactNode } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'

interface PageProps {
  /** `reading` is 720 px wide, `grid` 1120. */
  width?: 'reading' | 'grid'
  title?: ReactNode
  lead?: ReactNode
  action?: ReactNode
  className?: string
  children: ReactNode
}

const WIDTHS = { reading: 'max-w-[760px]', grid: 'max-w-[1160px]' }

/** Padding is added to the width. */
export const Page = ({ width = 'grid', title, lead, action, className, children }: PageProps) => (
  <div className={classNames('mx-auto w-full px-5 max-xs:px-3 pt-5 pb-12 md:pt-8 md:pb-20', WIDTHS[width], className)}>
    {title && (
      <div className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 md:grow md:basis-96">
          <h1 className="text-[2rem] max-xs:text-[1.625rem] md:text-[2.5rem]">{title}</h1>
          {lead && <p className="mt-1.5 max-w-[68ch] text-ink-soft">{lead}</p>}
        </div>
        {action}
      </div>
    )}
    {children}
  </div>
)

export const Card = ({ className, ...rest }: HTMLAttributes<HTMLDivElement>) => (
  <div
    {...rest}
    className={classNames('rounded-card border border-line bg-raised p-5 max-xs:p-3.5 sm:p-6', className)}
  />
)

interface EmptyStateProps {
  title: string
  text?: ReactNode
  action?: ReactNode
  /** The page has no other heading. */
  isPage?: boolean
}

export function EmptyState({ title, text, action, isPage = false }: EmptyStateProps) {
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <div className="grid justify-items-center gap-3 rounded-card border border-dashed border-edge/70 px-6 max-xs:px-3 py-14 text-center animate-fade">
      <Heading className="text-2xl max-xs:text-xl">{title}</Heading>
      {text && <p className="max-w-[44ch] text-ink-soft">{text}</p>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  )
}

interface ErrorStateProps {
  title: string
  text?: ReactNode
  onRetry?(): void
}

export const ErrorState = ({ title, text, onRetry }: ErrorStateProps) => (
  <div
    role="alert"
    className="grid justify-items-center gap-3 rounded-card border border-line bg-raised px-6 py-12 text-center animate-fade"
  >
    <h2 className="text-2xl">{title}</h2>
    {text && <p className="max-w-[48ch] text-ink-soft">{text}</p>}
    {onRetry && (
      <Button className="mt-2" onClick={onRetry}>
        Retry
      </Button>
    )}
  </div>
)
