/** Ends early, without an error, when the signal aborts. */
export const sleep = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
    if (signal.aborted) end()
  })

/** The result of `work`, or `late()` on a timeout after `limitMs`. `late` may throw. */
export async function withTimeout<Result>(work: Promise<Result>, limitMs: number, late: () => Result): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limitMs)
  })
  try {
    return await Promise.race([work, limit.then(late)])
  } finally {
    clearTimeout(timer)
  }
}
