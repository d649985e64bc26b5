import { createRequire } from 'node:module'
import { once } from '../../../core/once.ts'

/** `loadLazily<typeof import('phones')>('phones')().parse`: the first call loads the package, synchronously. */
export function loadLazily<Module>(name: string): () => Module {
  return once(() => createRequire(import.meta.url)(name) as Module)
}
