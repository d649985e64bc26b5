import { ApiError } from '../../api.ts'

interface ProblemProps {
  /** A change waits for the network. */
  isPaused: boolean
  error: Error | null
}

/** Nothing that was written is lost: it says so. */
export const Problem = ({ isPaused, error }: ProblemProps) =>
  isPaused ? (
    <p role="status" className="text-sm text-ink-soft">
      You are offline. Your answer is kept here and sent as soon as you are back.
    </p>
  ) : (
    error && (
      <p role="alert" className="text-sm text-danger">
        {error instanceof ApiError ? error.text : error.message} What you wrote is still here.
      </p>
    )
  )
