import type { Ceilings } from '../../../core/usage/breaker.ts'
import { inBatches } from '../../../core/usage/in-batches.ts'
import type { CallPurpose } from '../../../core/usage/model-calls.ts'
import { priceOf } from '../../../core/usage/prices.ts'
import type { Db } from '../../ports/db.ts'
import type { Services } from '../../ports/services.ts'
import { type Settlement, settleCalls } from './store.ts'
import { type AdmitTerms, admitCall, admitCalls } from './store-admission.ts'

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
  settle(call: Settlement): Promise<null>
}

/** What is called beside the replies must not take their place: it leaves this much room below the ceilings. */
const CALLS_LEFT = 100
const ceilingsAside = ({ dailyCalls, monthlyMicros }: Ceilings): Ceilings => ({
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
  const { input: inputPrice, output: outputPrice } = priceOf(model, spending.local)
  return { model, fairUse: rateLimits && isCounted, inputPrice, outputPrice, ...ceilings, isCounted }
}

async function admitBatch(services: Services, asked: Asked[], terms: AdmitTerms): Promise<(Admitted | null)[]> {
  const { db, clock } = services
  const now = clock.now()
  const [one, ...more] = asked
  if (one && more.length === 0) {
    const [row] = await admitCall(db, { now, ...one, ...terms })
    return [row ? admittedFrom(row) : null]
  }
  const column = <Name extends keyof Asked>(name: Name): Asked[Name][] => asked.map((each) => each[name])
  const rows = await admitCalls(db, {
    now,
    users: column('userId'),
    purposes: column('purpose'),
    mostInput: column('mostInput'),
    mostOutput: column('mostOutput'),
    ...terms,
  })
  const byPlace = new Map(rows.map((row) => [row.place, admittedFrom(row)]))
  return asked.map((_, index) => byPlace.get(index + 1) ?? null)
}

const admittedFrom = (row: { id: string; worst_micros: string }): Admitted => ({
  id: row.id,
  worstMicros: row.worst_micros,
})

async function settleBatch({ db, clock }: Services, calls: Settlement[]): Promise<null[]> {
  await settleCalls(db, clock.now(), calls)
  return calls.map(() => null)
}

const byDatabase = new WeakMap<Db, Admissions>()

function admissionsOf(services: Services): Admissions {
  const known = byDatabase.get(services.db)
  if (known) return known
  const { ai, spending } = services
  const chat = { model: ai.name, ceilings: spending.ceilings, isCounted: true }
  const embeddings = {
    model: ai.embeddingModel ?? ai.name,
    ceilings: ceilingsAside(spending.ceilings),
    isCounted: false,
  }
  const terms = termsOf(services, chat)
  const aside = termsOf(services, embeddings)
  const admissions = {
    admit: inBatches((asked: Asked[]) => admitBatch(services, asked, terms)),
    admitAside: inBatches((asked: Asked[]) => admitBatch(services, asked, aside)),
    settle: inBatches((calls: Settlement[]) => settleBatch(services, calls)),
  }
  byDatabase.set(services.db, admissions)
  return admissions
}

/** Asks for a call to be admitted; null: it is not. */
export const admitTogether = (services: Services, asked: Asked): Promise<Admitted | null> =>
  admissionsOf(services).admit(asked)

/** Asks for a call of the embedding model, which leaves the room and the account's rate to replies; null: it is not admitted. */
export const admitAside = (services: Services, asked: Asked): Promise<Admitted | null> =>
  admissionsOf(services).admitAside(asked)

/** Settles a call; resolves when that is stored. */
export const settleTogether = (services: Services, call: Settlement): Promise<null> =>
  admissionsOf(services).settle(call)
