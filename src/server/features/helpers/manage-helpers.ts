import type { Helper, HelperList, HelperSettings, UpdateHelperBody } from '../../../contract/helpers.ts'
import { OWN_PREFIX } from '../../../core/personas/general.ts'
import { allowsAnotherHelper, PLANS } from '../../../core/plans/plans.ts'
import { decryptPicture, sealPicture } from '../../platform/crypto/vault.ts'
import { AppError, notFound } from '../../platform/errors/errors.ts'
import { cleanPicture } from '../../platform/pictures/pictures.ts'
import type { Actor, Services, Uses } from '../../platform/ports/services.ts'
import { requireVerifiedPhone } from '../identity/phone/verify-phone.ts'
import { takeFromMemory } from '../memory/digest/change-memories.ts'
import { deleteConversationFromMemory } from '../memory/forgetting/forget.ts'
import { notifyChanged, notifyClients } from '../notifications/live/notify-clients.ts'
import { readTier } from '../plans/allowance/allowance.ts'
import { refuseHarmful } from '../safety/crisis.ts'
import { dropInboundSms } from '../sms/receive-sms.ts'
import { welcome } from '../sms/send-message-as-sms.ts'
import { presentHelpers, sealSettings } from './present-helper.ts'
import {
  activateHelper,
  deleteFace,
  deleteHelper,
  findFace,
  findHelper,
  type HelperChange,
  listHelpers,
  listSummaries,
  type PlannedHelperRow,
  resumePlanning,
  saveFace,
  updateHelper,
} from './store.ts'

type Written = Partial<Pick<HelperSettings, 'name' | 'description' | 'exampleMessages' | 'background' | 'greetings'>>

/** Throws 400, naming the field: every text of a helper reaches a prompt or the person. */
export function refuseHarmfulSettings({ name, description, exampleMessages, background, greetings }: Written): void {
  refuseHarmful({ name, description, exampleMessages, background, greetings: greetings?.join('\n') })
}

/** 400 if it is not verified, or SMS is not set up. */
export async function smsNumberOf(
  services: Uses<'db' | 'sms'>,
  actor: Actor,
  typed: string | null | undefined,
): Promise<string> {
  if (services.sms) return requireVerifiedPhone(services, actor.userId, typed)
  const text = 'Text messages are not available yet. Please choose In-App Chat.'
  throw new AppError(400, 'sms_unavailable', text, { fields: { communicationType: text } })
}

export const readSummaries = ({ db }: Uses<'db'>, { userId }: Actor) => listSummaries(db, { userId })

export async function readHelpers(services: Uses<'vault' | 'db' | 'sms'>, actor: Actor): Promise<HelperList> {
  const rows = await listHelpers(services.db, { userId: actor.userId })
  const tier = await readTier(services, actor.userId)
  return {
    helpers: await presentHelpers(services, actor, rows),
    helperLimit: PLANS[tier].helperLimit,
    helperCount: rows.length,
    canCreateMore: allowsAnotherHelper(tier, rows.length),
  }
}

/** 404 if there is none. */
export async function presentOne(
  services: Uses<'vault' | 'db' | 'sms'>,
  actor: Actor,
  row: PlannedHelperRow | undefined,
): Promise<Helper> {
  const [helper] = await presentHelpers(services, actor, row ? [row] : [])
  if (!helper) throw notFound('Helper')
  return helper
}

export async function readHelper(services: Uses<'vault' | 'db' | 'sms'>, actor: Actor, id: number): Promise<Helper> {
  const row = await findHelper(services.db, actor.userId, id)
  return presentOne(services, actor, row)
}

/** Plans a helper at once, so that the answer can say when its next message comes. */
export async function planned(services: Services, actor: Actor, id: number): Promise<Helper> {
  await services.planner.planMarked(actor.userId)
  return readHelper(services, actor, id)
}

async function change(services: Services, actor: Actor, id: number, fields: HelperChange): Promise<Helper> {
  if (!(await updateHelper(services.db, actor.userId, id, fields))) throw notFound('Helper')
  return planned(services, actor, id)
}

type ChannelChange = Pick<UpdateHelperBody, 'communicationType' | 'phoneNumber'>

/** An SMS helper needs a verified number; others have none. */
async function channelOf(services: Uses<'vault' | 'db' | 'sms'>, actor: Actor, id: number, wanted: ChannelChange) {
  if (wanted.communicationType === undefined && wanted.phoneNumber === undefined) return {}
  const now = await readHelper(services, actor, id)
  const communicationType = wanted.communicationType ?? now.communicationType
  if (communicationType === 'chat') return { communicationType, phoneNumber: null }
  const typed = wanted.phoneNumber ?? now.phoneNumber
  return { communicationType, phoneNumber: await smsNumberOf(services, actor, typed) }
}

/** A new number gets a welcome message. */
export async function editHelper(
  services: Services,
  actor: Actor,
  id: number,
  input: UpdateHelperBody,
): Promise<Helper> {
  const { phoneNumber, communicationType, ...settings } = input
  refuseHarmfulSettings(input)
  const channel = await channelOf(services, actor, id, { phoneNumber, communicationType })
  const helper = await change(services, actor, id, { ...sealSettings(actor.dataKey, settings), ...channel })
  const { phoneNumber: texted } = helper
  if (channel.phoneNumber && texted) await welcome(services, { ...helper, userId: actor.userId, phoneNumber: texted })
  return helper
}

/** 403 if the plan allows no more active ones. */
export async function toggleHelper(services: Services, actor: Actor, id: number, active: boolean): Promise<Helper> {
  if (!active) return change(services, actor, id, { active })
  const row = await activateHelper(services.db, actor.userId, id, allowsAnotherHelper)
  if (row === undefined) throw notFound('Helper')
  if (row === null) {
    throw new AppError(
      403,
      'helper_limit',
      'Your plan does not allow more active helpers. Pause another one first, or upgrade.',
    )
  }
  return planned(services, actor, id)
}

/** Also deletes every memory formed from its conversation. 404 if it is not theirs. */
export async function removeHelper(
  services: Uses<'db' | 'clock' | 'signals' | 'log' | 'caches'>,
  actor: Actor,
  id: number,
): Promise<void> {
  await takeFromMemory(services, actor, async (tx, owner) => {
    await deleteConversationFromMemory(tx, owner, id, true)
    await dropInboundSms(tx, actor.userId, id)
    if (!(await deleteHelper(tx, actor.userId, id))) throw notFound('Helper')
    return true
  })
  await notifyChanged(services, actor.userId, id)
}

/** Returns a helper that had slowed down to its usual schedule; the next sweep plans it. */
export async function resumeHelper({ db }: Uses<'db'>, { userId }: Actor, id: number): Promise<void> {
  await resumePlanning(db, userId, id)
}

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
