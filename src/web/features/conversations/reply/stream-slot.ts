/**
 * A browser shares six connections among all its tabs over HTTP/1.1. So many of them may be held by replies that are
 * streamed; one is held by live events, and the others load pages.
 */
const SLOTS = ['reply-stream-1', 'reply-stream-2', 'reply-stream-3']

function take(name: string): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    const hold = (lock: Lock | null): Promise<void> | null => {
      if (lock) return new Promise((release) => resolve(release))
      resolve(null)
      return null
    }
    // A page that is being closed gets no lock.
    navigator.locks.request(name, { ifAvailable: true }, hold).catch(() => resolve(null))
  })
}

/** Returns a function that gives the slot back, or null if none is free in this browser. */
async function takeStreamSlot(): Promise<(() => void) | null> {
  // Over plain HTTP there are no locks, except on this computer.
  if (!navigator.locks) return () => undefined
  for (const name of SLOTS) {
    const giveBack = await take(name)
    if (giveBack) return giveBack
  }
  return null
}

/** Takes a slot for a reply that has begun. `onNone`: none is free. Returns a function that gives it back. */
export function holdStreamSlot(onNone: () => void): () => void {
  let isOver = false
  let giveBack = (): void => undefined
  void takeStreamSlot().then((taken) => {
    if (taken && isOver) taken()
    else if (taken) giveBack = taken
    else if (!isOver) onNone()
  })
  return () => {
    isOver = true
    giveBack()
  }
}
