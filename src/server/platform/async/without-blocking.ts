import { createRequire } from 'node:module'
import { setImmediate as eventLoopTurn } from 'node:timers/promises'
import { once } from '../../../core/once.ts'

/** The longest slice, in milliseconds: other work waits at most this long plus one item. */
const SLICE_MS = 5

let lastTurn = Promise.resolve()

/** A turn of the event loop that no other caller has, so that several at once hold others no longer than one. */
function ownTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => eventLoopTurn())
  return lastTurn
}

/** Processes many items, yielding to the event loop in between; stops when aborted. */
export async function mapWithoutBlocking<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Result,
  signal?: AbortSignal,
): Promise<Result[]> {
  const results: Result[] = []
  let begun = performance.now()
  for (const item of items) {
    if (performance.now() - begun >= SLICE_MS) {
      await ownTurn()
      signal?.throwIfAborted()
      begun = performance.now()
    }
    results.push(work(item))
  }
  return results
}

/** `loadLazily<typeof import('phones')>('phones')().parse`: the first call loads the package, synchronously. */
export function loadLazily<Module>(name: string): () => Module {
  return once(() => createRequire(import.meta.url)(name) as Module)
}
