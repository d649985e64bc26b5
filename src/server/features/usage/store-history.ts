import { statement } from '../../db/statement.ts'

/** Figures over the records of calls. What is still under way counts with its worst cost. */

const COST = 'coalesce(c.cost_micros, c.worst_micros * c.attempts)'
const FIGURES = `sum(c.attempts)::int as calls, (count(*) filter (where c.failure is not null))::int as failures,
  sum(${COST})::float8 as micros, coalesce(sum(c.input_tokens), 0)::float8 as input_tokens,
  coalesce(sum(c.output_tokens), 0)::float8 as output_tokens`
const LATENCIES = `percentile_cont(array[0.5, 0.95]) within group (order by c.latency_ms) as latencies`

export interface FigureRow {
  calls: number
  failures: number
  micros: number
  input_tokens: number
  output_tokens: number
}

/** Two quantiles; null where nothing was measured. */
type Latencies = { latencies: (number | null)[] | null }

export const bucketsSince = statement<FigureRow & Latencies & { at: Date }, [since: Date, unit: 'hour' | 'day']>(
  'usage_buckets',
  `select date_trunc($2, c.started_at at time zone 'utc') at time zone 'utc' as at, ${FIGURES}, ${LATENCIES}
   from usage_calls c where c.started_at >= $1 group by 1 order by 1`,
)

export const latenciesSince = statement<Latencies, [since: Date]>(
  'usage_latencies',
  `select ${LATENCIES} from usage_calls c where c.started_at >= $1`,
)

export const modelsSince = statement<FigureRow & { name: string }, [since: Date]>(
  'usage_models',
  `select c.model as name, ${FIGURES} from usage_calls c where c.started_at >= $1 group by 1 order by calls desc, 1`,
)

export const purposesSince = statement<FigureRow & { name: string }, [since: Date]>(
  'usage_purposes',
  `select c.purpose as name, ${FIGURES} from usage_calls c where c.started_at >= $1 group by 1 order by calls desc, 1`,
)

export const topUsersSince = statement<
  { id: number; username: string; calls: number; micros: number },
  [since: Date, limit: number]
>(
  'usage_top_users',
  `select u.id, u.username, sum(c.attempts)::int as calls, sum(${COST})::float8 as micros
   from usage_calls c join users u on u.id = c.user_id
   where c.started_at >= $1 group by u.id order by micros desc, calls desc, u.id limit $2`,
)

export const totalsByOutcome = statement<{ purpose: string; state: string; calls: number }, [since: Date]>(
  'usage_totals',
  `select c.purpose, c.state, count(*)::int as calls
   from usage_calls c where c.started_at >= $1 group by 1, 2`,
)
