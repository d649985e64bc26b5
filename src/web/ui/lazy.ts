import { type ComponentType, lazy } from 'react'

// What pages that are rendered at build time consist of: React's `lazy` waits for it there, and while a page is hydrated.
// Everything else that is loaded later is in late.tsx.

export interface LazyPage {
  /** Call it once a visit: another component would be mounted anew. */
  component(): ComponentType
  /** Loads the code ahead. Never rejects: errors show up when the page opens. */
  load(): Promise<void>
}

/** A page. Loaded ahead, it shows at once. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let here: ComponentType | null = null
  const fetchPage = async () => {
    here = await load()
    return { default: here }
  }
  const waiting = lazy(fetchPage)
  const loadAhead = () =>
    fetchPage().then(
      () => undefined,
      () => undefined,
    )
  return { component: () => here ?? waiting, load: loadAhead }
}

const Nothing = () => null

/** A part that a page works without: where it cannot be loaded, `instead` stands there, or nothing. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = Nothing,
) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: instead }),
    ),
  )
