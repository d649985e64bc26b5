import { AppError, notFound } from '../../../platform/errors/errors.ts'
import type { Actor } from '../../../platform/ports/actor.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { findVersion, type VersionRow } from './store-branches.ts'

export const changedElsewhere = (): AppError =>
  new AppError(409, 'changed_elsewhere', 'This conversation has changed in the meantime. Please look at it again.')

/** 404: not theirs. 409: it is in another branch. */
export async function findShownMessage(
  services: Pick<Services, 'db'>,
  { userId }: Pick<Actor, 'userId'>,
  messageId: number,
): Promise<VersionRow> {
  const [row] = await findVersion(services.db, messageId, userId)
  if (!row) throw notFound('Message')
  if (row.branchId !== null) throw changedElsewhere()
  return row
}
