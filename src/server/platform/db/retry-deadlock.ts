import { DEADLOCK, hasDatabaseCode } from '../errors/errors.ts'

const TRIES = 3

/** Runs `work` again if PostgreSQL ended it because of a deadlock. `work` is a whole transaction. */
export async function retryDeadlock<Result>(work: () => Promise<Result>, tries = TRIES): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (tries === 1 || !hasDatabaseCode(error, DEADLOCK)) throw error
    return retryDeadlock(work, tries - 1)
  }
}
