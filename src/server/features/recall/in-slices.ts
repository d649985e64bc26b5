import { setImmediate as othersHadTheirTurn } from 'node:timers/promises'

/** Bytes that are worked through in one go: a few milliseconds of opening or of comparing vectors. */
export const SLICE_BYTES = 512 * 1024

/** Does work over many bytes, and lets everything else that waits have its turn in between; ends when it is aborted. */
export async function inSlices<Item>(
  items: readonly Item[],
  signal: AbortSignal,
  bytesOf: (item: Item) => number,
  work: (item: Item) => void,
): Promise<void> {
  let bytes = 0
  for (const item of items) {
    work(item)
    bytes += bytesOf(item)
    if (bytes < SLICE_BYTES) continue
    bytes = 0
    await othersHadTheirTurn()
    signal.throwIfAborted()
  }
}
