import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
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
import { ApiError, get } from '../../api.ts'
import { useToast } from '../../ui/overlays/toast.tsx'

/** Prefix of every admin query: an action invalidates all of them. */
export const ADMIN_KEY = ['/api/admin'] as const

const EVERY_30_S = { refetchInterval: 30_000, refetchOnMount: 'always' } as const

export const adminQueries = {
  report: queryOptions({
    queryKey: [...ADMIN_KEY, 'usage-report'],
    queryFn: ({ signal }) => get<UsageReport>('/api/admin/usage-report', signal),
    ...EVERY_30_S,
  }),
  history: (range: HistoryRange) =>
    queryOptions({
      queryKey: [...ADMIN_KEY, 'usage-history', range],
      queryFn: ({ signal }) => get<UsageHistory>(`/api/admin/usage-history?range=${range}`, signal),
      ...EVERY_30_S,
    }),
  queue: queryOptions({
    queryKey: [...ADMIN_KEY, 'queue'],
    queryFn: ({ signal }) => get<QueueFigures>('/api/admin/queue', signal),
    ...EVERY_30_S,
  }),
  audit: (before: number | null) =>
    queryOptions({
      queryKey: [...ADMIN_KEY, 'audit-log', before],
      queryFn: ({ signal }) => get<AuditPage>(`/api/admin/audit-log${before ? `?before=${before}` : ''}`, signal),
      refetchOnMount: 'always',
    }),
  users: (search: string, before: number | null) =>
    queryOptions({
      queryKey: [...ADMIN_KEY, 'users', search, before],
      queryFn: ({ signal }) => {
        const query = new URLSearchParams({ search, ...(before ? { before: String(before) } : {}) })
        return get<AdminUsers>(`/api/admin/users?${query}`, signal)
      },
      refetchOnMount: 'always',
    }),
  prices: queryOptions({
    queryKey: [...ADMIN_KEY, 'prices'],
    queryFn: ({ signal }) => get<Prices>('/api/admin/prices', signal),
  }),
  health: queryOptions({
    queryKey: [...ADMIN_KEY, 'health'],
    queryFn: ({ signal }) => get<HealthAnswer>('/api/admin/health', signal),
    ...EVERY_30_S,
  }),
  safety: queryOptions({
    queryKey: [...ADMIN_KEY, 'safety-counts'],
    queryFn: ({ signal }) => get<SafetyCounts>('/api/admin/safety-counts', signal),
    refetchOnMount: 'always',
  }),
  templates: queryOptions({
    queryKey: [...ADMIN_KEY, 'templates'],
    queryFn: ({ signal }) => get<Templates>('/api/admin/templates', signal),
  }),
}

interface ActionOptions<Input, Result> {
  call(input: Input): Promise<Result>
  done: { title: string; text?(result: Result, input: Input): string }
  failed?: string
  onDone?(): void
}

export function useAdminAction<Input, Result>({ call, done, failed, onDone }: ActionOptions<Input, Result>) {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: call,
    onSuccess: (result, input) => {
      const description = done.text?.(result, input)
      toast({ title: done.title, ...(description ? { description } : {}) })
    },
    onError: (error) => {
      const said = error instanceof ApiError ? error.text : 'Something went wrong. Please try again.'
      toast({ title: 'Error', description: failed ?? said, variant: 'destructive' })
    },
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
