import type { MessageReaction, ReactionBody } from '../../../../contract/messages.ts'
import type { Reaction } from '../../../../core/prompt/context.ts'
import { type DataKey, decryptMessage, open, seal } from '../../../platform/crypto/vault.ts'
import { notFound } from '../../../platform/errors/errors.ts'
import type { Actor, Uses } from '../../../platform/ports/services.ts'
import { notifyChanged } from '../../notifications/live/notify-clients.ts'
import { refuseDanger, refuseHarmful } from '../../safety/crisis.ts'
import type { ReactionRow } from './sql-parts.ts'
import { deleteReaction, saveReaction } from './store.ts'

const CONTEXT = 'reaction'

const bytesOf = (base64: string): Buffer => Buffer.from(base64, 'base64')

const sealReason = (key: DataKey, reason: string): Buffer => seal(key, reason, CONTEXT)

/** For a prompt. */
export const decryptReaction = (key: DataKey, { kind, reason, content, sentAt }: ReactionRow): Reaction => ({
  kind,
  text: decryptMessage(key, bytesOf(content)),
  reason: reason === null ? null : open(key, bytesOf(reason), CONTEXT),
  at: new Date(sentAt),
})

/** For the message that it is shown with. */
export const presentReaction = (
  key: DataKey,
  { kind, reason }: Pick<ReactionRow, 'kind' | 'reason'>,
): MessageReaction => ({ kind, ...(reason === null ? {} : { reason: open(key, bytesOf(reason), CONTEXT) }) })

/** The helper's next prompts tell of it. 404: it is no message of their helpers. 400: the reason may not be said. */
export async function react(
  services: Uses<'db' | 'clock' | 'log' | 'signals'>,
  { userId, dataKey }: Actor,
  messageId: number,
  { kind, reason }: ReactionBody,
): Promise<void> {
  refuseHarmful({ reason })
  refuseDanger('reason', reason)
  const sealed = reason === undefined ? null : sealReason(dataKey, reason)
  const [row] = await saveReaction(services.db, {
    messageId,
    userId,
    kind,
    reason: sealed,
    now: services.clock.now(),
  })
  if (!row) throw notFound('Message')
  await notifyChanged(services, userId, row.helperId)
}

/** 404, as above. */
export async function takeReactionBack(
  services: Uses<'db' | 'log' | 'signals'>,
  { userId }: Actor,
  messageId: number,
): Promise<void> {
  const [row] = await deleteReaction(services.db, { messageId, userId })
  if (!row) throw notFound('Message')
  if (row.isRemoved) await notifyChanged(services, userId, row.helperId)
}
