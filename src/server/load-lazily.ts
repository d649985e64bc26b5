import { createRequire } from 'node:module'

/**
 * For packages that no first page needs: `const phones = later<typeof import('phones')>('phones')`, then `phones().parse`.
 * Loaded at the first call, which waits for it; at the start of the process nobody does.
 */
export function later<Module>(name: string): () => Module {
  let loaded: Module | undefined
  return () => {
    loaded ??= createRequire(import.meta.url)(name) as Module
    return loaded
  }
}
