import { createRequire } from 'node:module'

/** `loadLazily<typeof import('phones')>('phones')().parse`: the first call loads the package, synchronously. */
export function loadLazily<Module>(name: string): () => Module {
  let loaded: Module | undefined
  return () => {
    loaded ??= createRequire(import.meta.url)(name) as Module
    return loaded
  }
}
