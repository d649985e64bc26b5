import type { AddToProfileBody, Profile } from '../../../contract/memory.ts'
import { extractFacts } from '../../../core/memory/extract-facts.ts'
import { ATTRIBUTE_OF_FIELD, fieldOf, PROFILE_FIELDS } from '../../../core/memory/profile.ts'
import { PROFILE_FIELD_SHOWS } from '../../../core/text/limits.ts'
import type { Actor } from '../../ports/actor.ts'
import type { Services } from '../../ports/services.ts'
import { refuseHarmful } from '../safety/refuse-harmful.ts'
import { changeFacts } from './change-facts.ts'
import { manualFact } from './manual-fact.ts'
import { datesFrom } from './read-dates.ts'
import { readOutlines } from './read-outlines.ts'
import { presentMemory } from './seal-fact.ts'
import { type FactRow, findFacts } from './store-facts.ts'
import { type SaidClaim, writeClaims } from './write-claims.ts'

type Person = Pick<Actor, 'userId' | 'dataKey'>

function entryOf(actor: Person, row: FactRow) {
  const { id, value, content, quote, validFrom, helperId, helperName, foundBy } = presentMemory(actor.dataKey, row)
  return { memoryId: id, value, content, quote, saidAt: validFrom, helperId, helperName, foundBy }
}

/** The newest current facts of each field, with their sources. */
export async function readProfile(services: Pick<Services, 'db' | 'factCache'>, actor: Person): Promise<Profile> {
  const outlines = await readOutlines(services, actor, { state: 'current' })
  const byField = Map.groupBy(outlines, ({ field }) => field)
  const shown = PROFILE_FIELDS.map((field) => (byField.get(field) ?? []).slice(0, PROFILE_FIELD_SHOWS))
  const ids = shown.flat().map(({ id }) => id)
  const facts = ids.length > 0 ? await findFacts(services.db, actor.userId, ids) : []
  const entries = new Map(facts.map((row) => [row.id, entryOf(actor, row)]))
  const fields = PROFILE_FIELDS.map((field, nth) => [
    field,
    (shown[nth] ?? []).flatMap(({ id }) => entries.get(id) ?? []),
  ])
  return Object.fromEntries(fields) as Profile
}

/** `I am single` is read like a message; anything else is the value itself. */
function claimsOf(actor: Actor, { field, value }: AddToProfileBody, now: Date): SaidClaim[] {
  const said = extractFacts(value, datesFrom(now, actor.timeZone)).filter((claim) => fieldOf(claim) === field)
  const asItIs = { subject: '', attribute: ATTRIBUTE_OF_FIELD[field], value, holds: true, ends: null }
  return (said.length > 0 ? said : [asItIs]).map((claim) => manualFact(claim, now))
}

/** An ordinary fact with the person as its source. */
export async function addToProfile(
  services: Pick<Services, 'db' | 'clock' | 'factCache'>,
  actor: Actor,
  body: AddToProfileBody,
): Promise<Profile> {
  refuseHarmful({ value: body.value })
  await changeFacts(services, actor, (tx, owner, now) => writeClaims(tx, owner, claimsOf(actor, body, now), now))
  return readProfile(services, actor)
}
