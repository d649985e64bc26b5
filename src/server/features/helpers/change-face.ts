import type { Helper } from '../../../contract/helpers.ts'
import { OWN_PREFIX } from '../../../core/personas/general.ts'
import { decryptPicture, sealPicture } from '../../platform/crypto/vault.ts'
import { AppError, notFound } from '../../platform/errors/errors.ts'
import { cleanPicture } from '../../platform/pictures/pictures.ts'
import type { Actor, Services, Uses } from '../../platform/ports/services.ts'
import { notifyClients } from '../notifications/live/notify-clients.ts'
import { readHelper } from './manage-helpers.ts'
import { deleteFace, findFace, saveFace } from './store.ts'

/** Each picture has an address of its own, so that no browser shows an old one. */
const addressOf = (helperId: number, now: Date): string => `/api/helpers/${helperId}/picture?at=${now.getTime()}`

/** Gives a helper that the person made themselves a face. 400: bad picture, or one of ours. 404. 503: no pictures. */
export async function setFace(services: Services, actor: Actor, id: number, base64: string): Promise<Helper> {
  const { userId, dataKey } = actor
  const { personaType } = await readHelper(services, actor, id)
  if (!personaType.startsWith(OWN_PREFIX))
    throw new AppError(400, 'not_allowed', 'Only a helper that you made yourself can have a picture of yours.')
  const { bytes } = await cleanPicture(base64, 'face')
  const picture = sealPicture(dataKey, bytes)
  const address = addressOf(id, services.clock.now())
  if (!(await saveFace(services.db, { helperId: id, userId, picture }, address))) throw notFound('Helper')
  await notifyClients(services, [{ userId, messageId: 0 }])
  return readHelper(services, actor, id)
}

/** To another helper of the same person; nothing if there is none. */
export async function copyFace(services: Services, { userId, dataKey }: Actor, from: number, to: number) {
  const [row] = await findFace(services.db, { helperId: from, userId })
  if (!row) return
  const picture = sealPicture(dataKey, decryptPicture(dataKey, row.picture))
  await saveFace(services.db, { helperId: to, userId, picture }, addressOf(to, services.clock.now()))
}

/** 404: not theirs, or it has none. */
export async function removeFace(services: Services, actor: Actor, id: number): Promise<Helper> {
  const { userId } = actor
  if (!(await deleteFace(services.db, { helperId: id, userId }))) throw notFound('Picture')
  await notifyClients(services, [{ userId, messageId: 0 }])
  return readHelper(services, actor, id)
}

/** As JPEG. 404: not theirs, or it has none. */
export async function readFace({ db }: Uses<'db'>, { userId, dataKey }: Actor, helperId: number): Promise<Buffer> {
  const [row] = await findFace(db, { helperId, userId })
  if (!row) throw notFound('Picture')
  return decryptPicture(dataKey, row.picture)
}
