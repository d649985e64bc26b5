import type { EditMemoryBody, Memory } from '../../../contract/memory.ts'
import { readByHand } from '../../../core/memory/read-by-hand.ts'
import { AppError, notFound } from '../../errors.ts'
import type { Actor } from '../../ports/actor.ts'
import type { Services } from '../../ports/services.ts'
import { refuseHarmful } from '../safety/refuse-harmful.ts'
import { retractFacts } from './change-facts.ts'
import { manualFact } from './manual-fact.ts'
import { datesFrom } from './read-dates.ts'
import { openFact, presentMemory, type Words } from './seal-fact.ts'
import { shareMemories } from './share-memories.ts'
import { type FactRow, findFacts } from './store-facts.ts'
import { withdrawOutdated } from './withdraw-outdated.ts'
import { type SaidClaim, writeClaims } from './write-claims.ts'

async function factOf(services: Pick<Services, 'db'>, actor: Actor, id: number): Promise<FactRow> {
  const [row] = await findFacts(services.db, actor.userId, [id])
  if (!row) throw notFound('Memory')
  return row
}

const UNCLEAR = 'We could not read this as a correction. Please write only what is right, such as a name or a place.'

/** The corrected facts, or the end of the fact if the person denies it. 400: a sentence about something else. */
function correctionsOf(actor: Actor, words: Words, value: string, now: Date): SaidClaim[] {
  const read = readByHand(words, value, datesFrom(now, actor.timeZone))
  if (read.kind === 'unclear') throw new AppError(400, 'invalid_input', UNCLEAR, { fields: { value: UNCLEAR } })
  if (read.kind === 'over') return [manualFact({ ...words, holds: false, ends: null }, now)]
  return read.values.map((right, nth) =>
    manualFact({ ...words, value: right, holds: true, ends: nth === 0 ? words.value : null }, now),
  )
}

/** A new fact supersedes the old one, and messages that state the old one are forgotten. */
async function correct(
  services: Pick<Services, 'db' | 'clock' | 'conversationCache' | 'factCache'>,
  actor: Actor,
  row: FactRow,
  value: string,
): Promise<void> {
  const claims = correctionsOf(actor, openFact(actor.dataKey, row), value, services.clock.now())
  await retractFacts(services, actor, async (tx, owner, now) => {
    const isChanged = await writeClaims(tx, owner, claims, now)
    const right = claims.filter(({ claim }) => claim.holds).map(({ claim }) => claim.value)
    if (isChanged) await withdrawOutdated(tx, owner, [row.id], right.join('\n'), now)
    return isChanged
  })
}

/** Returns its current version, which after a correction has another id. 404: not theirs. 409: already superseded. */
export async function editMemory(
  services: Pick<Services, 'db' | 'clock' | 'conversationCache' | 'factCache'>,
  actor: Actor,
  id: number,
  body: EditMemoryBody,
): Promise<Memory> {
  refuseHarmful({ value: body.value })
  const row = await factOf(services, actor, id)
  if (body.value !== undefined) {
    if (row.validTo !== null)
      throw new AppError(409, 'superseded', 'This memory is no longer current. Please correct its newer version.')
    await correct(services, actor, row, body.value)
  }
  const after = await factOf(services, actor, id)
  const current = after.supersededBy === null ? after : await factOf(services, actor, after.supersededBy)
  if (body.isShared !== undefined) {
    const { isShared } = body
    await retractFacts(services, actor, (tx, owner, now) => shareMemories(tx, owner, [current.id], isShared, now))
  }
  return presentMemory(actor.dataKey, await factOf(services, actor, current.id))
}
