import type { Db } from '../../../platform/ports/db.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { isReserved, isReservedIn } from './store.ts'

/** Whether any process is writing the reply to a message. */
export const isReplyReserved = ({ db }: Pick<Services, 'db'>, messageId: number): Promise<boolean> =>
  isReserved(db, messageId)

/** Whether a reply in a conversation is in progress; with `reservationId`, only replies reserved before that count. */
export const isReplyReservedIn = (
  on: Pick<Db, 'select'>,
  helperId: number,
  reservationId = Number.MAX_SAFE_INTEGER,
): Promise<boolean> => isReservedIn(on, helperId, reservationId)
