import type { ReactionBody } from '../../../../contract/messages.ts'
import { notFound } from '../../../platform/errors/errors.ts'
import type { Actor, Services } from '../../../platform/ports/services.ts'
import { notifyChanged } from '../../notifications/live/notify-clients.ts'
import { refuseDanger, refuseHarmful } from '../../safety/refuse-harmful.ts'
import { sealReason } from './decrypt-reactions.ts'
import { deleteReaction, saveReaction } from './store.ts'

/** The helper's next prompts tell of it. 404: it is no message of their helpers. 400: the reason may not be said. */
export async function react(
  services: Pick<Services, 'db' | 'clock' | 'log' | 'signals'>,
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
  services: Pick<Services, 'db' | 'log' | 'signals'>,
  { userId }: Actor,
  messageId: number,
): Promise<void> {
  const [row] = await deleteReaction(services.db, { messageId, userId })
  if (!row) throw notFound('Message')
  if (row.isRemoved) await notifyChanged(services, userId, row.helperId)
}
