import type { ForgetBody } from '../../../../contract/memory.ts'
import { notFound } from '../../../platform/errors/errors.ts'
import type { Actor, Uses } from '../../../platform/ports/services.ts'
import { takeFromMemory } from '../digest/change-memories.ts'
import { searchMemories } from '../read/list-memories.ts'
import { rememberAllOf } from '../remember/remember.ts'
import { findMemories } from '../store-memories.ts'
import { forget, forgetStated, idsOf } from './forget.ts'
import { findUnstated } from './store-forgotten.ts'

type Person = Pick<Actor, 'userId' | 'dataKey'>
type Forgetting = Uses<'db' | 'vault' | 'clock' | 'log' | 'caches'>

/** 404: not theirs. */
export const forgetMemory = (services: Uses<'db' | 'clock' | 'caches'>, actor: Person, id: number): Promise<void> =>
  takeFromMemory(services, actor, async (tx, owner) => {
    const { memories } = await forget(tx, owner, { memories: [id] })
    if (memories.length === 0) throw notFound('Memory')
    return true
  })

async function chosen(services: Forgetting, actor: Person, { ids, ...filter }: ForgetBody): Promise<number[]> {
  if (ids) return idsOf(await findMemories(services.db, actor.userId, ids))
  // What was said a moment ago is forgotten too, though no worker has read it yet.
  await rememberAllOf(services, actor.userId)
  return idsOf(await searchMemories(services, actor, filter))
}

const isEverything = ({ all, state, search, kind, category, helperId }: ForgetBody): boolean =>
  all === true && state !== 'superseded' && !search?.trim() && !(kind || category || helperId)

/**
 * Ids of other people are skipped. Everything includes what messages say whose other version is shown: otherwise it would
 * be remembered once they are shown again.
 */
export async function forgetMemories(
  services: Forgetting,
  actor: Person,
  body: ForgetBody,
): Promise<{ count: number }> {
  const ids = await chosen(services, actor, body)
  if (body.preview || (ids.length === 0 && !isEverything(body))) return { count: ids.length }
  let count = 0
  await takeFromMemory(services, actor, async (tx, owner) => {
    const given = new Set(ids)
    const { memories } = await forget(tx, owner, { memories: ids })
    count = memories.filter(({ id }) => given.has(id)).length
    if (isEverything(body)) await forgetStated(tx, owner, idsOf(await findUnstated(tx, owner.userId)))
    return true
  })
  return { count }
}
