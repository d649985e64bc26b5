import { type Helper, type HelperSettings, helperSettings } from '../../../contract/helpers.ts'
import { OWN_PREFIX, ownPersonaType } from '../../../core/personas/general.ts'
import { LIMITS } from '../../../core/text/limits.ts'
import { AppError } from '../../platform/errors/errors.ts'
import type { Actor } from '../../platform/ports/actor.ts'
import type { Services } from '../../platform/ports/services.ts'
import { createHelper } from './create-helper.ts'
import { copyFace } from './face/change-face.ts'
import { readHelper, readSummaries } from './manage-helpers.ts'

const copyOf = (name: string): string =>
  `Copy of ${name}`
    .slice(0, LIMITS.helperName.max)
    .replace(/\p{Cs}$/u, '')
    .trimEnd()

const SETTINGS = Object.keys(helperSettings.shape) as (keyof HelperSettings)[]
const settingsOf = (helper: Helper): HelperSettings =>
  Object.fromEntries(SETTINGS.map((name) => [name, helper[name]])) as unknown as HelperSettings

/** Of the type that its name gives, or of the next one that is free. */
function freeType(name: string, taken: readonly string[]): string {
  const type = ownPersonaType(name)
  const numbered = taken.map((_, at) => `${type}_${at + 2}`)
  return [type, ...numbered].find((candidate) => !taken.includes(candidate)) ?? type
}

/**
 * Its settings and its face, without its conversation and memories; the copy writes in the app. 400: one of ours, of which
 * there is one each. 403: the plan is full. 404.
 */
export async function duplicateHelper(services: Services, actor: Actor, id: number): Promise<Helper> {
  const original = await readHelper(services, actor, id)
  if (!original.personaType.startsWith(OWN_PREFIX)) {
    throw new AppError(400, 'not_allowed', 'Only a helper that you made yourself can be duplicated.')
  }
  const types = (await readSummaries(services, actor)).map(({ personaType }) => personaType)
  const name = copyOf(original.name)
  const copy = await createHelper(services, actor, {
    ...settingsOf(original),
    name,
    personaType: freeType(name, types),
    communicationType: 'chat',
  })
  if (original.imageUrl) await copyFace(services, actor, original.id, copy.id)
  return readHelper(services, actor, copy.id)
}
