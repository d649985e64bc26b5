import type { ModelTest } from '../../../contract/connections.ts'
import { inDuration, inUsd } from '../../../core/text/figures.ts'

interface TestResultProps {
  error: string | null
  result: ModelTest | null
}

export const TestResult = ({ error, result }: TestResultProps) => (
  <div role="status">
    {error && <p className="text-danger">{error}</p>}
    {!error && result && (
      <div className="grid gap-1 rounded-field bg-sunk px-4 py-3">
        <p className="break-words">“{result.text.trim()}”</p>
        <p className="text-sm text-ink-soft">
          First word after {inDuration(result.firstTokenMs)}
          {result.costUsd === null ? '' : result.costUsd === 0 ? ', free' : `, ${inCents(result.costUsd)}`}
        </p>
      </div>
    )}
  </div>
)

/** One sentence costs less than a dollar amount can show. */
const inCents = (usd: number): string => (usd < 0.0001 ? 'less than $0.0001' : inUsd(usd))
