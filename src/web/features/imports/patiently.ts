import { ApiError } from '../../api.ts'

const WAIT_MS = 3000
const TRIES = 20
const TOO_MANY = 429

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, WAIT_MS))

/** Many calls in a row may have to wait for the limit on calls, or for a restart of the server. */
export async function patiently<Result>(call: () => Promise<Result>, tries = TRIES): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    const isPassing = error instanceof ApiError && [0, TOO_MANY, 502, 503].includes(error.status)
    if (!isPassing || tries === 0) throw error
    await pause()
    return patiently(call, tries - 1)
  }
}
