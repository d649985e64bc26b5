import type { Ceilings } from '../../../core/breaker.ts'
import { inBatches } from '../../../core/in-batches.ts'
import type { CallPurpose } from '../../../core/model-calls.ts'
import { priceOf } from '../../../core/prices.ts'
import type { Db, Services } from '../../ports.ts'
import { type AdmitTerms, admitCall, admitCalls, returnCalls } from './admission-store.ts'
import { type Settlement, settleCalls } from './store.ts'

/** All calls want the lock of one row: those of a process that come together ask for it together. */

/** For whom and what a model is called. */
export interface CallReason {
  userId: number
  purpose: CallPurpose
}

/** The most tokens that one attempt can be billed for. */
export interface Bounds {
  mostInput: number
  mostOutput: number
}

/** What the ceilings hold for a call: its record, and its worst cost in microdollars, an int8 in text. */
export interface Admitted {
  id: string
  worstMicros: string
}

type Asked = CallReason & Bounds

/** What the calls of one database are asked for by. */
interface Admissions {
  admit(asked: Asked): Promise<Admitted | null>
  admitAside(asked: Asked): Promise<Admitted | null>
  termsAhead: AdmitTerms
  giveBack(callId: string): Promise<null>
  settle(call: Settlement): Promise<null>
}

/**
 * A call that is asked for ahead, by a bound that is too wide and by people who may turn out to have nothing left, must
 * not take the place of one that is to be made. So it leaves this much room below the ceilings.
 */
const CALLS_LEFT = 100
const ceilingsAhead = ({ dailyCalls, monthlyMicros }: Ceilings): Ceilings => ({
  dailyCalls: dailyCalls - CALLS_LEFT,
  monthlyMicros: Math.floor(monthlyMicros / 2),
})

/** What is called, within which ceilings, and whether it counts against the rate of the account. */
interface Terms {
  model: string
  ceilings: Ceilings
  isCounted: boolean
}

const termsOf = ({ spending, rateLimits }: Services, { model, ceilings, isCounted }: Terms): AdmitTerms => {
  const { input, output } = priceOf(model, spending.local)
  const { dailyCalls, monthlyMicros } = ceilings
  return [model, rateLimits && isCounted, input, output, dailyCalls, monthlyMicros, isCounted]
}

async function admitBatch(services: Services, asked: Asked[], terms: AdmitTerms): Promise<(Admitted | null)[]> {
  const [one, ...more] = asked
  if (one && more.length === 0) return [await admitAlone(services, one, terms)]
  const rows = await admitCalls(
    services.db,
    services.clock.now(),
    asked.map(({ userId }) => userId),
    asked.map(({ purpose }) => purpose),
    asked.map(({ mostInput }) => mostInput),
    asked.map(({ mostOutput }) => mostOutput),
    ...terms,
  )
  const byPlace = new Map(rows.map((row) => [row.place, admittedFrom(row)]))
  return asked.map((_, index) => byPlace.get(index + 1) ?? null)
}

async function admitAlone(services: Services, asked: Asked, terms: AdmitTerms): Promise<Admitted | null> {
  const { userId, purpose, mostInput, mostOutput } = asked
  const now = services.clock.now()
  const [row] = await admitCall(services.db, now, userId, purpose, mostInput, mostOutput, ...terms)
  return row ? admittedFrom(row) : null
}

/** A call that a statement admitted. */
export const admittedFrom = (row: { id: string; worst_micros: string }): Admitted => ({
  id: row.id,
  worstMicros: row.worst_micros,
})

async function settleBatch({ db, clock }: Services, calls: Settlement[]): Promise<null[]> {
  await settleCalls(db, clock.now(), calls)
  return calls.map(() => null)
}

async function giveBackBatch({ db, clock }: Services, callIds: string[]): Promise<null[]> {
  await returnCalls(db, clock.now(), callIds)
  return callIds.map(() => null)
}

const byDatabase = new WeakMap<Db, Admissions>()

function admissionsOf(services: Services): Admissions {
  const known = byDatabase.get(services.db)
  if (known) return known
  const { ai, spending } = services
  const chat = { model: ai.name, ceilings: spending.ceilings, isCounted: true }
  const ahead = { ...chat, ceilings: ceilingsAhead(spending.ceilings) }
  const terms = termsOf(services, chat)
  const aside = termsOf(services, { ...ahead, model: ai.embeddingModel ?? ai.name, isCounted: false })
  const admissions = {
    admit: inBatches((asked: Asked[]) => admitBatch(services, asked, terms)),
    admitAside: inBatches((asked: Asked[]) => admitBatch(services, asked, aside)),
    termsAhead: termsOf(services, ahead),
    giveBack: inBatches((callIds: string[]) => giveBackBatch(services, callIds)),
    settle: inBatches((calls: Settlement[]) => settleBatch(services, calls)),
  }
  byDatabase.set(services.db, admissions)
  return admissions
}

/** Asks for a call to be admitted; null: it is not. */
export const admitTogether = (services: Services, asked: Asked): Promise<Admitted | null> =>
  admissionsOf(services).admit(asked)

/** What a call is admitted by that is asked for ahead of knowing whether it will be made. */
export const termsAhead = (services: Services): AdmitTerms => admissionsOf(services).termsAhead

/** Asks for a call of the embedding model, which leaves the room and the account's rate to replies; null: it is not admitted. */
export const admitAside = (services: Services, asked: Asked): Promise<Admitted | null> =>
  admissionsOf(services).admitAside(asked)

/** Takes back a call that was admitted and not made, as if nobody had asked. */
export const giveBackTogether = (services: Services, callId: string): Promise<null> =>
  admissionsOf(services).giveBack(callId)

/** Settles a call; resolves when that is stored. */
export const settleTogether = (services: Services, call: Settlement): Promise<null> =>
  admissionsOf(services).settle(call)
