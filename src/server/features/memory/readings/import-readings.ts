import type { ImportReading } from '../../../../contract/imports.ts'
import { countCalls } from '../../../../core/memory/reading/fit-reading.ts'
import type { Transaction } from '../../../platform/db/statement.ts'
import { AppError, notFound } from '../../../platform/errors/errors.ts'
import type { Actor, Services, Uses } from '../../../platform/ports/services.ts'
import { describeModel } from '../../models/calls/serving-model.ts'
import { lockMemory, transaction } from '../store-memories.ts'
import { askFor, findProgress, stopAsking } from './store-import-readings.ts'

type Progress = Awaited<ReturnType<typeof findProgress>>[number]

/** What a model could read of one that holds nothing it may read. */
export const NOTHING_TO_READ: ImportReading = { state: 'read', messages: 0, unread: 0, calls: 0 }

function stateOf({ waiting, unasked, failure }: Progress): ImportReading['state'] {
  if (waiting === 0) return unasked > 0 ? 'offered' : 'read'
  if (failure === null) return 'reading'
  return failure === 'not_admitted' ? 'limited' : 'failing'
}

function present(progress: Progress): ImportReading {
  const { said, waiting, unasked, turns, characters } = progress
  const state = stateOf(progress)
  const unread = state === 'offered' ? unasked : waiting
  return { state, messages: said, unread, calls: countCalls({ said: unasked, turns, characters }) }
}

/** How far a model has read what a person brought, by the id of an import; of all, or of one. */
export async function importReadings(
  { db }: Uses<'db'>,
  userId: number,
  id?: number,
): Promise<ReadonlyMap<number, ImportReading>> {
  return new Map((await findProgress(db, userId, id)).map((progress) => [progress.id, present(progress)]))
}

async function changed(
  services: Uses<'db'>,
  { userId }: Actor,
  id: number,
  change: (tx: Transaction) => Promise<boolean>,
): Promise<ImportReading> {
  await transaction(services.db, async (tx) => {
    await lockMemory(tx, { userId })
    if (!(await change(tx))) throw notFound('Import')
  })
  return (await importReadings(services, userId, id)).get(id) ?? NOTHING_TO_READ
}

/** A model reads it for what to remember, part by part. 404: not theirs. 409: no model, or all of it is read. */
export async function askToReadImport(services: Services, actor: Actor, id: number): Promise<ImportReading> {
  const [progress] = await findProgress(services.db, actor.userId, id)
  if (progress && stateOf(progress) === 'read')
    throw new AppError(409, 'already_read', 'A model has read this conversation.')
  if (progress && !(await describeModel(services, actor)).ai.connected)
    throw new AppError(409, 'needs_model', 'Reading needs a language model, and none is connected.')
  return changed(services, actor, id, (tx) => askFor(tx, actor.userId, id))
}

/** What was read stays in memory, and the rest can be asked for again. 404: not theirs. */
export const stopReadingImport = (services: Services, actor: Actor, id: number): Promise<ImportReading> =>
  changed(services, actor, id, (tx) => stopAsking(tx, actor.userId, id))
