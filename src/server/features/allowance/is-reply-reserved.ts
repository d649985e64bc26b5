import type { Db } from '../../ports/db.ts'
import type { Services } from '../../ports/services.ts'
import { isReserved, isReservedIn } from './store.ts'

/** Is any process writing the reply to a message? */
export const isReplyReserved = ({ db }: Pick<Services, 'db'>, messageId: number): Promise<boolean> =>
  isReserved(db, messageId)

/** Is any reply in a conversation being written, since before a reservation? Without one: at all. */
export const isReplyReservedIn = (
  on: Pick<Db, 'select'>,
  helperId: number,
  reservationId = Number.MAX_SAFE_INTEGER,
): Promise<boolean> => isReservedIn(on, helperId, reservationId)
