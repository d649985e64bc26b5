import type { Actor } from '../../ports/actor.ts'
import type { Db } from '../../ports/db.ts'
import type { Services } from '../../ports/services.ts'
import { isReserved, isReservedIn, newestStateFor } from './store.ts'

/** Whether any process is writing the reply to a message. */
export const isReplyReserved = ({ db }: Pick<Services, 'db'>, messageId: number): Promise<boolean> =>
  isReserved(db, messageId)

/** Whether a reply in a conversation is in progress since before a reservation; without one, any reply. */
export const isReplyReservedIn = (
  on: Pick<Db, 'select'>,
  helperId: number,
  reservationId = Number.MAX_SAFE_INTEGER,
): Promise<boolean> => isReservedIn(on, helperId, reservationId)

/** Whether the last attempt to reply to a message was paid, which happens only when a reply is saved. */
export const wasReplyPaid = async (
  { db }: Pick<Services, 'db'>,
  { userId }: Pick<Actor, 'userId'>,
  messageId: number,
): Promise<boolean> => (await newestStateFor(db, userId, messageId)) === 'spent'
