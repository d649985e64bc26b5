import { useQuery } from '@tanstack/react-query'
import type { Memory } from '../../../contract/memory.ts'
import { shortDate } from '../../../core/time/dates.ts'
import { dateAt } from '../../../core/time/zone-time.ts'
import { queries } from '../../api.ts'

/** In the person's time zone, as in the conversations. */
export function useMemoryDates() {
  const { data: me } = useQuery(queries.me)
  /** `Nov 20, 2026` */
  const dateOf = (instant: string): string => shortDate(instant, me?.timeZone ?? 'UTC')
  const saidTo = (helperName: string | null, instant: string): string =>
    helperName === null ? `Written here, ${dateOf(instant)}` : `To ${helperName}, ${dateOf(instant)}`
  const saidBy = ({ foundBy, sourceMessageId, helperName, validFrom }: Memory): string =>
    saidTo(foundBy === 'person' && sourceMessageId === null ? null : helperName, validFrom)
  /** The same of a local day such as `2026-11-20`. */
  const dayOf = (day: string | null): string => (day === null ? '' : shortDate(`${day}T12:00:00Z`, 'UTC'))
  const today = dateAt(Date.now(), me?.timeZone ?? 'UTC')
  const isAhead = ({ expiresOn, validTo }: Memory): boolean =>
    expiresOn !== null && validTo === null && expiresOn >= today
  return { today, dateOf, dayOf, saidTo, saidBy, isAhead }
}
