import { queryOptions } from '@tanstack/react-query'
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
import { get } from '../../api.ts'

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
