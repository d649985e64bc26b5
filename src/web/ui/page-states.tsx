import type { ReactNode } from 'react'
import { Button } from './button.tsx'

interface EmptyStateProps {
  title: string
  text?: ReactNode
  action?: ReactNode
}

export const EmptyState = ({ title, text, action }: EmptyStateProps) => (
  <div className="grid justify-items-center gap-3 rounded-card border border-dashed border-edge/70 px-6 py-14 text-center animate-fade">
    <h2 className="text-2xl">{title}</h2>
    {text && <p className="max-w-[44ch] text-ink-soft">{text}</p>}
    {action && <div className="mt-2">{action}</div>}
  </div>
)

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
