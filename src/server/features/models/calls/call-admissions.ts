import { ABANDONED_AFTER_MS, type CallRefusal, type Ceilings, refusalOf } from '../../../../core/calls/ceilings.ts'
import { priceOf } from '../../../../core/calls/prices.ts'
import type { ModelRole } from '../../../../core/connections/model-providers.ts'
import type { Ai } from '../../../integrations/models/port.ts'
import { sleep } from '../../../platform/async/timers.ts'
import { inBatches } from '../../../platform/db/transaction.ts'
import type {
  Admitted,
  Bounds,
  CallAdmissions,
  CallRecord,
  CallRequest,
} from '../../../platform/ports/call-admissions.ts'
import type { Uses } from '../../../platform/ports/services.ts'
import { findOpenReply, readState, recordCalls } from '../ledger/store.ts'
import { type AdmitTerms, admitCall, admitCalls, admitRetry } from './store-admission.ts'
import { findModelHealth, type ModelHealth, resetBreaker } from './store-breakers.ts'

export const readModelHealth = ({ db }: Uses<'db'>, role: ModelRole, model: string): Promise<ModelHealth> =>
  findModelHealth(db, role, model)

/** An operator's pause stays. */
export const closeBreaker = ({ db }: Uses<'db'>, role: ModelRole): Promise<void> => resetBreaker(db, role)

type Parts = Uses<'db' | 'clock' | 'config'> & {
  /** The model that is called, and its role, whose breaker decides. */
  ai(): Ai
  role: ModelRole
}

/** Calls for embeddings and in the background must not crowd out replies, so they leave this much room below the ceilings. */
const CALLS_LEFT = 100
const spareCeilings = ({ dailyCalls, monthlyMicros }: Ceilings): Ceilings => ({
  dailyCalls: dailyCalls - CALLS_LEFT,
  monthlyMicros: Math.floor(monthlyMicros / 2),
})

const termsOf = ({ ai, config, role }: Parts, model: string, ceilings: Ceilings, isCounted: boolean): AdmitTerms => {
  const { input: inputPrice, output: outputPrice } = priceOf(model, ai().local)
  return { model, role, fairUse: config.rateLimits && isCounted, inputPrice, outputPrice, ...ceilings, isCounted }
}

const replyTerms = (parts: Parts): AdmitTerms => termsOf(parts, parts.ai().name, parts.config.ceilings, true)

function embeddingTerms(parts: Parts): AdmitTerms {
  const { embeddingModel, name } = parts.ai()
  return termsOf(parts, embeddingModel ?? name, spareCeilings(parts.config.ceilings), false)
}

function spareTerms(parts: Parts): AdmitTerms {
  return termsOf(parts, parts.ai().name, spareCeilings(parts.config.ceilings), false)
}

async function admitBatch(services: Parts, asked: CallRequest[], terms: AdmitTerms): Promise<(Admitted | null)[]> {
  const { db, clock, role } = services
  const now = clock.now()
  const [one, ...more] = asked
  if (one && more.length === 0) {
    const [row] = await admitCall[role](db, { now, ...one, ...terms })
    return [row ?? null]
  }
  const column = <Name extends keyof CallRequest>(name: Name): CallRequest[Name][] => asked.map((each) => each[name])
  const rows = await admitCalls[role](db, {
    now,
    users: column('userId'),
    purposes: column('purpose'),
    mostInput: column('mostInput'),
    mostOutput: column('mostOutput'),
    ...terms,
  })
  const byPlace = new Map(rows.map(({ place, ...admitted }) => [place, admitted]))
  return asked.map((_, index) => byPlace.get(index + 1) ?? null)
}

async function recordBatch({ db, clock, role }: Parts, calls: CallRecord[]): Promise<null[]> {
  await recordCalls(db, role, clock.now(), calls)
  return calls.map(() => null)
}

async function admitAttempt({ db, clock, config }: Parts, { id: callId, worstMicros }: Admitted): Promise<boolean> {
  const { dailyCalls, monthlyMicros } = config.ceilings
  const rows = await admitRetry(db, { now: clock.now(), callId, worstMicros, dailyCalls, monthlyMicros })
  return rows.length > 0
}

async function refusalNow(parts: Parts, { mostInput, mostOutput }: Bounds): Promise<CallRefusal> {
  const { db, clock, config, role } = parts
  const now = clock.now()
  const { inputPrice, outputPrice } = replyTerms(parts)
  const worst = Math.ceil((mostInput * inputPrice + mostOutput * outputPrice) / 1_000_000)
  return refusalOf(await readState(db, now, role), config.ceilings, worst, now.toISOString())
}

export function createCallAdmissions(parts: Parts): CallAdmissions {
  return {
    admit: inBatches((asked: CallRequest[]) => admitBatch(parts, asked, replyTerms(parts))),
    admitEmbedding: inBatches((asked: CallRequest[]) => admitBatch(parts, asked, embeddingTerms(parts))),
    admitSpare: inBatches((asked: CallRequest[]) => admitBatch(parts, asked, spareTerms(parts))),
    retry: (call) => admitAttempt(parts, call),
    refusalOf: (bounds) => refusalNow(parts, bounds),
    record: inBatches((calls: CallRecord[]) => recordBatch(parts, calls)),
  }
}

/** A model, and what admits its calls and records what they cost. */
export interface ServingModel {
  ai: Ai
  admissions: CallAdmissions
  /** What stands in for it and reads in its place; null where nothing may. */
  fallback: Ai | null
  background: Ai | null
}

/** The model of everyone who has none of their own. */
export const sharedModel = ({ models }: Uses<'models'>): ServingModel => ({
  ai: models.current,
  admissions: models.admissions,
  fallback: models.fallback,
  background: models.background,
})

/** Its calls leave room for replies below the ceilings, and in the account's rate. */
export const sparingly = (model: ServingModel): ServingModel => ({
  ...model,
  admissions: { ...model.admissions, admit: model.admissions.admitSpare },
})

/** Its calls are admitted at its own price and by its own breaker, within the same ceilings. */
export const modelInRole = (
  { db, clock, config }: Uses<'db' | 'clock' | 'config'>,
  role: ModelRole,
  ai: Ai,
): ServingModel => ({
  ai,
  admissions: createCallAdmissions({ db, clock, ai: () => ai, config, role }),
  fallback: null,
  background: null,
})

/** Whether somebody waits for a reply, in any process. */
export async function isReplyAwaited({ db, clock }: Uses<'db' | 'clock'>): Promise<boolean> {
  const since = new Date(clock.now().getTime() - ABANDONED_AFTER_MS)
  return (await findOpenReply(db, { since })).length > 0
}

const LOOK_MS = 500
/** A local model writes slower for everybody; a provider limits calls. Where many write, somebody always waits. */
const LONGEST_WAIT_MS = { local: 60_000, provider: 5000 }

/** Before a call in the background: people who wait for a reply come first, for a while. */
export async function giveWay(services: Uses<'models' | 'clock' | 'db'>, signal: AbortSignal): Promise<void> {
  const until = performance.now() + LONGEST_WAIT_MS[services.models.current.local ? 'local' : 'provider']
  while (performance.now() < until && !signal.aborted && (await isReplyAwaited(services))) await sleep(LOOK_MS, signal)
}
