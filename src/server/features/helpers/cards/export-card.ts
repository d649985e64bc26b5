import type { Helper } from '../../../../contract/helpers.ts'
import { cardV2, cardV3 } from '../../../../core/cards/draft-to-card.ts'
import { OWN_PREFIX } from '../../../../core/personas/general.ts'
import { personaOf } from '../../../../core/personas/personas.ts'
import { AppError } from '../../../platform/errors/errors.ts'
import { refusePicture } from '../../../platform/http/pictures.ts'
import type { Actor, Services } from '../../../platform/ports/services.ts'
import { readFace } from '../face/change-face.ts'
import { readHelper } from '../manage-helpers.ts'
import { withPngTexts } from './png-text.ts'

/** 400: one of ours. 404: not theirs. */
async function readOwn(services: Services, actor: Actor, id: number): Promise<Helper> {
  const helper = await readHelper(services, actor, id)
  if (helper.personaType.startsWith(OWN_PREFIX)) return helper
  throw new AppError(400, 'not_allowed', 'Only a helper that you made yourself can be exported as a character card.')
}

export async function exportJson(services: Services, actor: Actor, id: number) {
  const helper = await readOwn(services, actor, id)
  return { name: `${helper.name}.json`, text: JSON.stringify(cardV3(helper, services.clock.now()), null, 2) }
}

const inBase64 = (card: object): string => Buffer.from(JSON.stringify(card)).toString('base64')

/** With its face, or on its colour if it has none. 503: the server can't make pictures now. */
export async function exportPng(services: Services, actor: Actor, id: number) {
  const helper = await readOwn(services, actor, id)
  const face = helper.imageUrl ? await readFace(services, actor, id) : null
  const png = await services.pictures.portrait(face, personaOf(helper.personaType).hue).catch(refusePicture)
  const texts = { chara: inBase64(cardV2(helper)), ccv3: inBase64(cardV3(helper, services.clock.now())) }
  return { name: `${helper.name}.png`, bytes: withPngTexts(png, texts) }
}
