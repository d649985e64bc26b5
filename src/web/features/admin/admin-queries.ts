import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type {
  AdminUsers,
  AuditPage,
  HealthAnswer,
  HistoryRange,
  Prices,
  QueueFigures,
  Templates,
  UsageHistory,
  UsageReport,
} from '../../../contract/admin.ts'
import type { SafetyCounts } from '../../../contract/safety.ts'
import { dateAndTime, knownZone, shortDate } from '../../../core/time/dates.ts'
import { get } from '../../api.ts'
import { reasonOf, useAction } from '../../use-action.ts'

/** Prefix of every admin query: an action invalidates all of them. */
export const ADMIN_KEY = ['/api/admin'] as const

const EACH_TIME = { refetchOnMount: 'always' } as const
const EVERY_30_S = { refetchInterval: 30_000, ...EACH_TIME } as const

const query = <Answer>(path: string, more: object = {}) =>
  queryOptions({
    queryKey: [...ADMIN_KEY, path],
    queryFn: ({ signal }) => get<Answer>(`/api/admin/${path}`, signal),
    ...more,
  })

const before = (id: number | null): string => (id ? `&before=${id}` : '')

export const adminQueries = {
  report: query<UsageReport>('usage-report', EVERY_30_S),
  history: (range: HistoryRange) => query<UsageHistory>(`usage-history?range=${range}`, EVERY_30_S),
  queue: query<QueueFigures>('queue', EVERY_30_S),
  audit: (id: number | null) => query<AuditPage>(`audit-log?${before(id).slice(1)}`, EACH_TIME),
  users: (search: string, id: number | null) =>
    query<AdminUsers>(`users?search=${encodeURIComponent(search)}${before(id)}`, EACH_TIME),
  prices: query<Prices>('prices'),
  health: query<HealthAnswer>('health', EVERY_30_S),
  safety: query<SafetyCounts>('safety-counts', EACH_TIME),
  templates: query<Templates>('templates'),
}

interface ActionOptions<Input, Result> {
  call(input: Input): Promise<Result>
  done: { title: string; text?(result: Result, input: Input): string }
  /** Instead of the reason. */
  failed?: string
  onDone?(): void
}

export function useAdminAction<Input, Result>({ call, done, failed, onDone }: ActionOptions<Input, Result>) {
  const client = useQueryClient()
  return useAction<Result, Input>({
    call,
    done: (result, input) => ({ title: done.title, ...(done.text && { description: done.text(result, input) }) }),
    failed: (_, error) => ({ title: 'Error', description: failed ?? reasonOf(error) }),
    onSettled: () => {
      onDone?.()
      return client.invalidateQueries({ queryKey: ADMIN_KEY })
    },
  })
}

/** Formats figures and instants in the browser's time zone. */

const COUNT = new Intl.NumberFormat('en-US')
const ZONE = knownZone(Intl.DateTimeFormat().resolvedOptions().timeZone)

export const inCount = (value: number): string => COUNT.format(value)

const BYTE_UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte']

/** `1.2 GB`, in powers of ten, as disks are sold. */
export function inBytes(bytes: number): string {
  const power = Math.min(BYTE_UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  const options = { style: 'unit', unit: BYTE_UNITS[power], maximumFractionDigits: 1 } as const
  return (bytes / 1000 ** power).toLocaleString('en-US', options)
}

/** `Nov 20, 2026`. */
export const inDay = (instant: string): string => shortDate(instant, ZONE)

/** `Nov 20, 2026 at 1:05 PM`. */
export const inMoment = (instant: string): string => dateAndTime(instant, ZONE)

/** `1 PM` or `Nov 20`, the label of a chart's hour or day. */
export const inBucket = (instant: string, range: '24h' | '30d'): string =>
  range === '24h'
    ? new Date(instant).toLocaleTimeString('en-US', { hour: 'numeric' })
    : // Chart days are UTC days.
      new Date(instant).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
