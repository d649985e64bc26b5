import type { ModelConnection, ModelTest } from '../../../contract/connections.ts'
import { inDuration, inUsd } from '../../../core/text/figures.ts'
import { dateAndTime, knownZone } from '../../../core/time/dates.ts'
import { FactList } from '../../ui/rows.tsx'

const ZONE = knownZone(Intl.DateTimeFormat().resolvedOptions().timeZone)
const inMoment = (instant: string): string => dateAndTime(instant, ZONE)

type ConnectionHistoryProps = Pick<ModelConnection, 'lastSuccess' | 'lastFailure'> & { since?: string | null }

export function ConnectionHistory({ since = null, lastSuccess, lastFailure }: ConnectionHistoryProps) {
  const facts = [
    since && ['Connected', inMoment(since)],
    lastSuccess && ['Last success', inMoment(lastSuccess)],
    lastFailure && ['Last failure', `${inMoment(lastFailure.at)}: ${lastFailure.text}`],
  ].filter((fact): fact is [string, string] => Array.isArray(fact))
  return facts.length > 0 && <FactList facts={facts} />
}

/** What the test found out, for people. */
export function traitsInWords({ roomTokens, givesJson }: Pick<ModelTest, 'roomTokens' | 'givesJson'>): string[] {
  return [
    roomTokens > 0
      ? `It reasons before it replies, so each reply has room for ${roomTokens.toLocaleString('en')} tokens more.`
      : null,
    givesJson === false
      ? 'It gives no JSON, so it cannot read conversations for what to remember. Choose another model for background reading.'
      : null,
  ].filter((text) => text !== null)
}

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
        {traitsInWords(result).map((text) => (
          <p key={text} className="text-sm text-ink-soft">
            {text}
          </p>
        ))}
      </div>
    )}
  </div>
)

/** One sentence costs less than a dollar amount can show. */
const inCents = (usd: number): string => (usd < 0.0001 ? 'less than $0.0001' : inUsd(usd))
