import type { Services } from '../../ports/services.ts'
import { readLeave, saveLeave } from './store.ts'

/** Whether people may use models of their own, and how many have one. */
export const readOwnModelsLeave = ({ db }: Pick<Services, 'db'>): Promise<{ allowed: boolean; people: number }> =>
  readLeave(db)

/** Takes effect in every process with the next message. Returns false if that was so already. */
export const allowOwnModels = ({ db }: Pick<Services, 'db'>, allowed: boolean): Promise<boolean> =>
  saveLeave(db, allowed)
