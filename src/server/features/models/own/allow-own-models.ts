import type { Services } from '../../../platform/ports/services.ts'
import { readPermission, savePermission } from './store.ts'

export const readOwnModelsPermission = ({ db }: Pick<Services, 'db'>): Promise<{ allowed: boolean; people: number }> =>
  readPermission(db)

/** Takes effect in every process with the next message. Returns false if it was already so. */
export const allowOwnModels = ({ db }: Pick<Services, 'db'>, allowed: boolean): Promise<boolean> =>
  savePermission(db, allowed)
