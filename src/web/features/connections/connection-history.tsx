import type { ModelConnection } from '../../../contract/connections.ts'
import { dateAndTime, knownZone } from '../../../core/time/dates.ts'
import { FactList } from '../../ui/fact-list.tsx'

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
