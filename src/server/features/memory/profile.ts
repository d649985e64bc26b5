import type { AddToProfileBody, Profile } from '../../../contract/memory.ts'
import { ATTRIBUTE_OF_FIELD, PROFILE_FIELDS } from '../../../core/memory/profile.ts'
import { PROFILE_FIELD_SHOWS } from '../../../core/text/limits.ts'
import type { Actor } from '../../ports/actor.ts'
import type { Services } from '../../ports/services.ts'
import { refuseHarmful } from '../safety/refuse-harmful.ts'
import { changeFacts } from './change-facts.ts'
import { manualFact } from './manual-fact.ts'
import { readOutlines } from './read-outlines.ts'
import { presentMemory } from './seal-fact.ts'
import { type FactRow, findFacts } from './store-facts.ts'
import { writeClaims } from './write-claims.ts'

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

/** An ordinary fact with the person as its source. */
export async function addToProfile(
  services: Pick<Services, 'db' | 'clock' | 'factCache'>,
  actor: Person,
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
