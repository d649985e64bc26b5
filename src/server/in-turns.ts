import { setImmediate as othersHadTheirTurn } from 'node:timers/promises'

/** The longest slice, in milliseconds: other work waits at most this long plus one item. */
const TURN_MS = 5

/** Processes many items, yielding to the event loop in between; stops when aborted. */
export async function inTurns<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Result,
  signal?: AbortSignal,
): Promise<Result[]> {
  const results: Result[] = []
  let begun = performance.now()
  for (const item of items) {
    if (performance.now() - begun >= TURN_MS) {
      await othersHadTheirTurn()
      signal?.throwIfAborted()
      begun = performance.now()
    }
    results.push(work(item))
  }
  return results
}

/** `filter`, in turns. */
export async function filterInTurns<Item>(items: readonly Item[], isSo: (item: Item) => boolean): Promise<Item[]> {
  const found = await inTurns(items, isSo)
  return items.filter((_, index) => found[index])
}
