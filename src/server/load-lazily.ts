import { createRequire } from 'node:module'

/**
 * For packages that the first page does not need: `const phones = loadLazily<typeof import('phones')>('phones')`, then
 * `phones().parse`. Loaded synchronously by the first call, not at start.
 */
export function loadLazily<Module>(name: string): () => Module {
  let loaded: Module | undefined
  return () => {
    loaded ??= createRequire(import.meta.url)(name) as Module
    return loaded
  }
}
