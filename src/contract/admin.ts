import { z } from 'zod'
import { CALL_PURPOSES, PAUSE_HOURS } from '../core/calls/ceilings.ts'
import { TIERS } from '../core/plans/plans.ts'
import { LIMITS } from '../core/text/limits.ts'
import { changes, idInAddress, instant, longIdInAddress, text, trimmedText } from './common.ts'

/** What operators see and do: counts, costs and account names, never anything a person wrote. */

const count = z.number().int()
const usd = z.number()

export const usageReportAnswer = z.object({
  /** Lines of text: daily calls, monthly cost, consecutive failures, system status. */
  report: z.string(),
  dailyCalls: count,
  dailyLimit: count,
  monthlyCostUsd: usd,
  monthlyLimitUsd: usd,
  /** Calls of this month without a token count (mostly failed ones), each counted at its maximum possible cost. */
  uncountedCalls: count,
  uncountedCostUsd: usd,
  /** US dollars per million tokens, assumed for models without a known price. */
  assumedPrice: z.object({ inputUsd: usd, outputUsd: usd }).nullable(),
  consecutiveFailures: count,
  paused: z.boolean(),
  pausedUntil: instant.nullable(),
  breaker: z.enum(['closed', 'open', 'half_open']),
  /** Name of the model in use; `none` if none is connected. */
  model: z.string(),
  connected: z.boolean(),
})
export type UsageReport = z.infer<typeof usageReportAnswer>

export const pauseBody = z.strictObject({
  hours: z.literal(PAUSE_HOURS, 'The system can be paused for 1, 6 or 24 hours.'),
})

export const HISTORY_RANGES = ['24h', '30d'] as const
export type HistoryRange = (typeof HISTORY_RANGES)[number]
export const historyQuery = z.object({ range: z.enum(HISTORY_RANGES).default('24h') })

const figures = {
  calls: count,
  failures: count,
  costUsd: usd,
  inputTokens: count,
  outputTokens: count,
}

const bucket = z.object({ at: instant, ...figures, p50Ms: z.number().nullable(), p95Ms: z.number().nullable() })
export type UsageBucket = z.infer<typeof bucket>

const part = z.object({ name: z.string(), ...figures })
export type UsagePart = z.infer<typeof part>

export const usageHistoryAnswer = z.object({
  range: z.enum(HISTORY_RANGES),
  /** Hours or days, oldest first, without gaps. */
  buckets: z.array(bucket),
  p50Ms: z.number().nullable(),
  p95Ms: z.number().nullable(),
  byModel: z.array(part),
  byPurpose: z.array(part.extend({ name: z.enum(CALL_PURPOSES) })),
  topUsers: z.array(z.object({ id: count, username: z.string(), calls: count, costUsd: usd })),
})
export type UsageHistory = z.infer<typeof usageHistoryAnswer>

export const queueAnswer = z.object({
  /** Scheduled messages that are due and not yet claimed. */
  due: count,
  running: count,
  /** In the last 24 hours. */
  delivered: count,
  failed: count,
  skipped: count,
  waiting: count,
  oldestDueAt: instant.nullable(),
})
export type QueueFigures = z.infer<typeof queueAnswer>

export const auditQuery = z.object({ before: longIdInAddress.optional() })

const auditEntry = z.object({
  id: count,
  at: instant,
  actor: z.string(),
  action: z.string(),
  detail: z.string(),
})
export const auditAnswer = z.object({ entries: z.array(auditEntry), more: z.boolean() })
export type AuditPage = z.infer<typeof auditAnswer>

export const userQuery = z.object({
  /** Only accounts older than the one with this id. */
  before: idInAddress.optional(),
  search: trimmedText(64).optional(),
})

const adminUser = z.object({
  id: count,
  username: z.string(),
  role: z.enum(['user', 'operator']),
  /** Listed in OPERATORS, so the role can only be removed there. */
  listed: z.boolean(),
  tier: z.enum(TIERS),
  subscriptionStatus: z.string(),
  creditsUsed: count,
  creditsLimit: count,
  helpers: count,
  /** Of this calendar month. */
  calls: count,
  costUsd: usd,
  createdAt: instant,
  suspendedAt: instant.nullable(),
})
export type AdminUser = z.infer<typeof adminUser>
export const adminUsersAnswer = z.object({ users: z.array(adminUser), more: z.boolean() })
export type AdminUsers = z.infer<typeof adminUsersAnswer>

export const planBody = z.strictObject({ tier: z.enum(TIERS, 'Please choose a plan.') })
export const roleBody = z.strictObject({ role: z.enum(['user', 'operator']) })
export type RoleBody = z.infer<typeof roleBody>

const MOST_USD = 10_000
const price = z
  .number('Please enter a price in US dollars.')
  .min(0, 'A price cannot be negative.')
  .max(MOST_USD, 'That price is too high. Please check it.')

export const priceBody = z.strictObject({
  model: trimmedText(128).min(1, 'Please name the model.'),
  /** US dollars per million tokens. */
  inputUsd: price,
  outputUsd: price,
})
export type PriceBody = z.infer<typeof priceBody>
export const priceKey = z.strictObject({ model: text(128).min(1) })

const priceRow = z.object({
  model: z.string(),
  inputUsd: usd,
  outputUsd: usd,
  /** `list`: the built-in list. `unknown`: an estimate for unknown models. `local`: a self-hosted model. */
  source: z.enum(['operator', 'list', 'unknown', 'local']),
  inUse: z.boolean(),
})
export type PriceRow = z.infer<typeof priceRow>
export const pricesAnswer = z.object({ prices: z.array(priceRow) })
export type Prices = z.infer<typeof pricesAnswer>

export const template = z.object({
  id: count,
  personaType: z.string(),
  sequencePosition: count,
  templateText: z.string(),
  active: z.boolean(),
})
export type Template = z.infer<typeof template>
export const templatesAnswer = z.object({ templates: z.array(template) })
export type Templates = z.infer<typeof templatesAnswer>
export const templateBody = changes({
  templateText: trimmedText(LIMITS.template.max).min(1, 'Please write the text of the template.'),
  active: z.boolean(),
})
export type TemplateBody = z.infer<typeof templateBody>

/** Health of the responding server, its database and the disk with DATA_DIR. */
export const healthAnswer = z.object({
  version: z.string(),
  nodeVersion: z.string(),
  database: z.object({ embedded: z.boolean(), version: z.string(), bytes: count, answerMs: z.number() }),
  disk: z.object({ freeBytes: count, totalBytes: count }),
  backupAt: instant.nullable(),
  queue: z.object({ due: count, lateMinutes: count }),
  clockAheadMs: count,
  /** What to do, most urgent first; commands run on the server's machine. */
  advice: z.array(z.object({ text: z.string(), command: z.string().nullable() })),
})
export type HealthAnswer = z.infer<typeof healthAnswer>
