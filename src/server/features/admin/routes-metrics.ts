import type { FastifyInstance } from 'fastify'
import { isPaused } from '../../../core/calls/ceilings.ts'
import { isLocalCall } from '../../../core/network/public-address.ts'
import type { Erasure } from '../../platform/db/erasure.ts'
import { AppError } from '../../platform/errors/errors.ts'
import type { Traffic } from '../../platform/log/log.ts'
import type { Uses } from '../../platform/ports/services.ts'
import { readTotals } from '../models/ledger/read-report.ts'
import { readQueueFigures } from './system.ts'

interface Metric {
  name: string
  type: 'counter' | 'gauge'
  help: string
  samples: { labels: Record<string, string>; value: number }[]
}

const gauge = (name: string, help: string, value: number): Metric => ({
  name,
  type: 'gauge',
  help,
  samples: [{ labels: {}, value }],
})

async function modelMetrics(services: Uses<'config' | 'db' | 'clock'>): Promise<Metric[]> {
  const { state, calls } = await readTotals(services)
  const { dailyCalls, monthlyMicros } = services.config.ceilings
  return [
    {
      name: 'coterie_model_calls_total',
      type: 'counter',
      help: 'Calls of a model this calendar month (UTC), over all processes, by outcome.',
      samples: calls.map(({ purpose, state: outcome, calls: value }) => ({ labels: { purpose, outcome }, value })),
    },
    gauge('coterie_model_calls_day', 'Calls of a model today (UTC).', state.dailyCalls),
    gauge('coterie_model_calls_day_limit', 'DAILY_CALL_LIMIT.', dailyCalls),
    gauge('coterie_model_cost_month_dollars', 'Spent and reserved this month (UTC).', state.monthlyMicros / 1e6),
    gauge('coterie_model_cost_month_limit_dollars', 'MONTHLY_COST_LIMIT_USD.', monthlyMicros / 1e6),
    gauge('coterie_model_consecutive_failures', 'Failures in a row.', state.failures),
    gauge('coterie_breaker_open', '1 while the circuit breaker is open.', state.trippedAt === null ? 0 : 1),
    gauge('coterie_paused', '1 while paused.', Number(isPaused(state, services.clock.now().toISOString()))),
  ]
}

async function queueMetrics(services: Uses<'db' | 'clock'>): Promise<Metric[]> {
  const queue = await readQueueFigures(services)
  const now = services.clock.now().getTime()
  const late = queue.oldestDueAt === null ? 0 : Math.max(0, now - Date.parse(queue.oldestDueAt)) / 1000
  const ended = { delivered: queue.delivered, failed: queue.failed, skipped: queue.skipped }
  return [
    gauge('coterie_queue_due', 'Scheduled messages that are due and not yet claimed.', queue.due),
    gauge('coterie_queue_running', 'Scheduled messages being written.', queue.running),
    gauge('coterie_queue_waiting', 'Scheduled messages planned for later.', queue.waiting),
    gauge('coterie_queue_lateness_seconds', 'How late the oldest due message is.', late),
    {
      name: 'coterie_deliveries_day',
      type: 'gauge',
      help: 'Scheduled messages of the last 24 hours, by outcome.',
      samples: Object.entries(ended).map(([status, value]) => ({ labels: { status }, value })),
    },
  ]
}

type MetricParts = Uses<'config' | 'db' | 'clock' | 'replies'> & { erasure: Pick<Erasure, 'countWaiting'> }

async function readMetrics(services: MetricParts): Promise<Metric[]> {
  const [models, queue, erasures] = await Promise.all([
    modelMetrics(services),
    queueMetrics(services),
    services.erasure.countWaiting(),
  ])
  return [
    ...models,
    ...queue,
    gauge('coterie_erasures_waiting', 'Deletions not yet erased from the database files.', erasures),
    gauge('coterie_replies_running', 'Replies that this process is writing.', services.replies.size),
  ]
}

const TYPE = 'text/plain; version=0.0.4; charset=utf-8'
function trafficMetrics(traffic: Traffic): Metric[] {
  const counts = traffic.counts()
  const labels = ({ method, route, status }: (typeof counts)[number]) => ({ method, route, status: String(status) })
  return [
    {
      name: 'coterie_http_requests_total',
      type: 'counter',
      help: 'Requests that are over, by this process.',
      samples: counts.map((entry) => ({ labels: labels(entry), value: entry.count })),
    },
    {
      name: 'coterie_http_request_seconds_total',
      type: 'counter',
      help: 'Time spent on them; streams last as long as they are open.',
      samples: counts.map((entry) => ({ labels: labels(entry), value: entry.seconds })),
    },
    {
      name: 'coterie_streams_open',
      type: 'gauge',
      help: 'Event streams that are open at this process.',
      samples: [{ labels: {}, value: traffic.openStreams() }],
    },
    {
      name: 'process_resident_memory_bytes',
      type: 'gauge',
      help: 'Memory of this process.',
      samples: [{ labels: {}, value: process.memoryUsage.rss() }],
    },
  ]
}

const escaped = (value: string): string => value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')

const labelsOf = (labels: Record<string, string>): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}

const textOf = (metrics: readonly Metric[]): string =>
  metrics
    .flatMap(({ name, type, help, samples }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...samples.map(({ labels, value }) => `${name}${labelsOf(labels)} ${value}`),
    ])
    .join('\n')
    .concat('\n')

/** `GET /metrics`, for operators and collectors on this machine. */
export function serveMetrics(app: FastifyInstance, services: MetricParts, traffic: Traffic): void {
  const schema = { hide: true, errors: { 403: ['operators_only'] } } as const
  app.get('/metrics', { config: { public: true }, schema }, async (request, reply) => {
    if (!isLocalCall(request) && request.session?.actor.role !== 'operator') {
      throw new AppError(403, 'operators_only', 'Only operators may do this.')
    }
    const metrics = [...trafficMetrics(traffic), ...(await readMetrics(services))]
    return reply.type(TYPE).serializer(String).send(textOf(metrics))
  })
}
