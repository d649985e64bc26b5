import type { FastifyInstance } from 'fastify'
import { isLocalCall } from '../../../core/network/host.ts'
import { AppError } from '../../platform/errors/errors.ts'
import type { Traffic } from '../../platform/http/traffic.ts'
import type { Services } from '../../platform/ports/services.ts'
import { type Metric, readMetrics } from './read-metrics.ts'

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
export function serveMetrics(
  app: FastifyInstance,
  services: Pick<Services, 'config' | 'db' | 'erasure' | 'clock' | 'replies'>,
  traffic: Traffic,
): void {
  const schema = { hide: true, errors: { 403: ['operators_only'] } } as const
  app.get('/metrics', { config: { public: true }, schema }, async (request, reply) => {
    if (!isLocalCall(request) && request.session?.actor.role !== 'operator') {
      throw new AppError(403, 'operators_only', 'Only operators may do this.')
    }
    const metrics = [...trafficMetrics(traffic), ...(await readMetrics(services))]
    return reply.type(TYPE).serializer(String).send(textOf(metrics))
  })
}
