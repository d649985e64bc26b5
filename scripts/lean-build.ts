import { basename } from 'node:path'
import type { Plugin } from 'vite'

/** What packages bring into every page and this app never calls, with what stands in its place. */
const LEAN: [module: RegExp, code: string][] = [
  // Loads the style sheets of a page before its code. Ours are one sheet, which the document names.
  [/^\0vite\/preload-helper\.js$/, 'export const __vitePreload = (load) => load()'],
  // Queries of growing lists: older messages are fetched by hand.
  [
    /query-core\/build\/modern\/infiniteQueryBehavior\.js$/,
    `export const infiniteQueryBehavior = () => { throw new Error('Infinite queries are left out by scripts/lean-build.ts') }
     export const hasNextPage = infiniteQueryBehavior, hasPreviousPage = infiniteQueryBehavior`,
  ],
  // Queries that suspend, or throw into an error boundary: pages show by themselves that they wait, and what failed.
  [
    /react-query\/build\/modern\/errorBoundaryUtils\.js$/,
    `export const ensurePreventErrorBoundaryRetry = ({ suspense, throwOnError }) => {
       if (suspense || throwOnError) throw new Error('suspense and throwOnError are left out by scripts/lean-build.ts')
     }
     export const useClearResetErrorBoundary = () => {}, getHasError = () => false`,
  ],
  [
    /react-query\/build\/modern\/suspense\.js$/,
    `export const ensureSuspenseTimers = () => {}, shouldSuspend = () => false
     export const fetchOptimistic = ensureSuspenseTimers, defaultThrowOnError = shouldSuspend`,
  ],
  [
    /react-query\/build\/modern\/QueryErrorResetBoundary\.js$/,
    'export const useQueryErrorResetBoundary = () => null, QueryErrorResetBoundary = null',
  ],
]

const CORE = /query-core\/build\/modern\//
const MUTATION = `import { Mutation } from "./mutation.js";`

/** Mutations come with the pages that have some: those who observe them bring the class that the cache makes them of. */
const LATER: Record<string, [before: string, after: string]> = {
  'mutationCache.js': [MUTATION, 'let Mutation; export const bringMutation = (brought) => { Mutation = brought };'],
  'mutationObserver.js': [
    'import ',
    `${MUTATION} import { bringMutation } from "./mutationCache.js"; bringMutation(Mutation); import `,
  ],
}

/** Leaves out of the built pages what they would load for nothing; fails where that has come to be needed. */
export function lean(): Plugin {
  return {
    name: 'lean',
    apply: 'build',
    enforce: 'pre',
    load: (id) => LEAN.find(([module]) => module.test(id))?.[1],
    transform(code, id) {
      const change = CORE.test(id) ? LATER[basename(id)] : undefined
      if (change && !code.includes(change[0])) this.error(`${id} is not what it was: see scripts/lean-build.ts`)
      return change ? code.replace(...change) : null
    },
    generateBundle(_, bundle) {
      const sheets = Object.keys(bundle).filter((file) => file.endsWith('.css'))
      if (sheets.length > 1)
        this.error(`Pages have style sheets of their own now, and wait for them: ${sheets.join(', ')}`)
    },
  }
}
