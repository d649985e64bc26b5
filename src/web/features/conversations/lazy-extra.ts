import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

type Extras = typeof import('./extras.ts').EXTRAS

/** They should not compete with the conversation's own downloads. */
const AFTER_MS = 3500

/** One of the extras of a conversation, loaded after a while. Renders nothing if it can't be loaded. */
export const lazyExtra = <Name extends keyof Extras>(
  name: Name,
  afterMs = AFTER_MS,
): LazyExoticComponent<Extras[Name]> =>
  lazy(() =>
    new Promise((resolve) => setTimeout(resolve, afterMs))
      .then(() => import('./extras.ts'))
      .then(
        ({ EXTRAS }) => ({ default: EXTRAS[name] }),
        () => ({ default: (() => null) as ComponentType as Extras[Name] }),
      ),
  )
