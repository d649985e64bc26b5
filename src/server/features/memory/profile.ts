import type { AddToProfileBody, Profile } from '../../../contract/memory.ts'
import { ATTRIBUTE_OF_FIELD, fieldOf, PROFILE_FIELDS, type ProfileField } from '../../../core/memory/profile.ts'
import { inTurns } from '../../in-turns.ts'
import type { Actor } from '../../ports/actor.ts'
import type { Services } from '../../ports/services.ts'
import { refuseHarmful } from '../safety/refuse-harmful.ts'
import { changeFacts } from './change-facts.ts'
import { manualFact } from './manual-fact.ts'
import { openClaim, presentMemory } from './seal-fact.ts'
import { type FactRow, findFacts, searchFields } from './store-facts.ts'
import { writeClaims } from './write-claims.ts'

function entryOf(actor: Actor, row: FactRow) {
  const { id, value, content, quote, validFrom, helperId, helperName, foundBy } = presentMemory(actor.dataKey, row)
  return { memoryId: id, value, content, quote, saidAt: validFrom, helperId, helperName, foundBy }
}

/** The profile: current facts by field, with their sources. Only facts that belong to a field are fully decrypted. */
export async function readProfile({ db }: Pick<Services, 'db'>, actor: Actor): Promise<Profile> {
  const rows = await searchFields(db, actor.userId, { state: 'current' })
  const fields = await inTurns(rows, (row) => [row.id, fieldOf(openClaim(actor.dataKey, row))] as const)
  const fieldById = new Map(fields.filter(([, field]) => field !== null))
  const facts = fieldById.size > 0 ? await findFacts(db, actor.userId, [...fieldById.keys()]) : []
  const byField = Map.groupBy(facts, ({ id }) => fieldById.get(id))
  const entries = (field: ProfileField) => (byField.get(field) ?? []).map((row) => entryOf(actor, row))
  return Object.fromEntries(PROFILE_FIELDS.map((field) => [field, entries(field)])) as Profile
}

/** Adds something the person states about themselves to the profile: an ordinary fact with the person as its source. */
export async function addToProfile(
  services: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  body: AddToProfileBody,
): Promise<Profile> {
  refuseHarmful({ value: body.value })
  const claim = {
    subject: '',
    attribute: ATTRIBUTE_OF_FIELD[body.field],
    value: body.value,
    holds: true,
    ends: null,
  }
  await changeFacts(services, actor, (tx, owner, now) => writeClaims(tx, owner, [manualFact(claim, now)], now))
  return readProfile(services, actor)
}
