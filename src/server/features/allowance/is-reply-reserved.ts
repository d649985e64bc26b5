import type { Services } from '../../ports/services.ts'
import { isReserved } from './store.ts'

/** Is any process writing the reply to a message? */
export const isReplyReserved = ({ db }: Pick<Services, 'db'>, messageId: number): Promise<boolean> =>
  isReserved(db, messageId)
