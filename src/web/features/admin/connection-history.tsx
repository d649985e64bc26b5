import type { ModelConnection } from '../../../contract/connections.ts'
import { inMoment } from './format.ts'

type ConnectionHistoryProps = Pick<ModelConnection, 'lastSuccess' | 'lastFailure'> & { since?: string | null }

/** When it was connected, and the results of recent calls. */
export function ConnectionHistory({ since = null, lastSuccess, lastFailure }: ConnectionHistoryProps) {
  const rows = [
    since && ['Connected', inMoment(since)],
    lastSuccess && ['Last success', inMoment(lastSuccess)],
    lastFailure && ['Last failure', `${inMoment(lastFailure.at)}: ${lastFailure.text}`],
  ].filter((row): row is [string, string] => Array.isArray(row))
  if (rows.length === 0) return null
  return (
    <dl className="grid gap-1 text-[0.9375rem]">
      {rows.map(([term, detail]) => (
        <div key={term} className="flex flex-wrap gap-x-2">
          <dt className="text-ink-soft">{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  )
}
