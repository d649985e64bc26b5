import type { Services } from '../../ports/services.ts'
import { isReserved } from './store.ts'

/** Is the reply to a message being written, by whichever process? */
export const isReplyReserved = ({ db }: Pick<Services, 'db'>, messageId: number): Promise<boolean> =>
  isReserved(db, messageId)
