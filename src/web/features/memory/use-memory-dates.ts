import { useQuery } from '@tanstack/react-query'
import { shortDate } from '../../../core/time/dates.ts'
import { queries } from '../../api.ts'

/** In the person's time zone, as in the conversations. */
export function useMemoryDates() {
  const { data: me } = useQuery(queries.me)
  /** `Nov 20, 2026` */
  const dateOf = (instant: string): string => shortDate(instant, me?.timeZone ?? 'UTC')
  const saidTo = (helperName: string | null, instant: string): string =>
    helperName === null ? `Written here, ${dateOf(instant)}` : `To ${helperName}, ${dateOf(instant)}`
  return { dateOf, saidTo }
}
