import { queryOptions } from '@tanstack/react-query'
import type { HelpAnswer, SafetyReport } from '../../../contract/safety.ts'
import { localHelpPath } from '../../../core/safety/help/line.ts'
import { knownZone } from '../../../core/time/dates.ts'
import { get, queryOf } from '../../api.ts'

const zone = (): string => knownZone(Intl.DateTimeFormat().resolvedOptions().timeZone)

export const reportQuery = queryOf<SafetyReport>('/api/safety/report')

/** Crisis services of a country; null: of the browser's location. */
export const localHelpQuery = (country: string | null) =>
  queryOptions({
    queryKey: ['/api/safety/help', country],
    queryFn: ({ signal }) =>
      get<HelpAnswer>(country ? `/api/safety/help?country=${country}` : localHelpPath(zone()), signal),
  })
