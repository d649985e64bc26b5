import type { MemoryDetail } from '../../../contract/memory.ts'
import { notFound } from '../../errors.ts'
import type { Actor } from '../../ports/actor.ts'
import type { Services } from '../../ports/services.ts'
import { openSources } from './open-sources.ts'
import { presentMemory } from './seal-fact.ts'
import { type FactRow, findFacts, findSlot } from './store-facts.ts'

async function findFact(services: Pick<Services, 'db'>, actor: Actor, id: number): Promise<FactRow> {
  const [row] = await findFacts(services.db, actor.userId, [id])
  if (!row) throw notFound('Memory')
  return row
}

/** 404: not theirs. */
export async function readMemory(services: Pick<Services, 'db'>, actor: Actor, id: number): Promise<MemoryDetail> {
  const row = await findFact(services, actor, id)
  const slot = await findSlot(services.db, actor.userId, row.slotHash)
  const place = slot.findIndex((fact) => fact.id === id)
  const present = (fact: FactRow) => presentMemory(actor.dataKey, fact)
  return {
    memory: present(row),
    sources: await openSources(services, actor, row),
    before: slot.slice(place + 1).map(present),
    after: slot.slice(0, place).reverse().map(present),
  }
}
