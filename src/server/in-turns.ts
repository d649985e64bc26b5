import { setImmediate as othersHadTheirTurn } from 'node:timers/promises'

/** What is worked through in one go: others wait for at most this and one item more. */
const TURN_MS = 5

/** Works through many items, and lets everything else that waits have its turn in between; ends when it is aborted. */
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

/** The items of which something is true, found in turns. */
export async function filterInTurns<Item>(items: readonly Item[], isSo: (item: Item) => boolean): Promise<Item[]> {
  const found = await inTurns(items, isSo)
  return items.filter((_, index) => found[index])
}
