import { type ComponentType, lazy } from 'react'

export interface LoadablePage {
  /** What shows the page: its own component once that is here, until then one that waits for it. */
  component(): ComponentType
  /** Fetches the page's code ahead of its first showing; a failure is left to the showing itself. */
  preload(): void
}

/** A page whose code comes with its first showing, or before. */
export function loadPage(load: () => Promise<ComponentType>): LoadablePage {
  let here: ComponentType | null = null
  const fetchPage = async () => {
    here = await load()
    return { default: here }
  }
  const waiting = lazy(fetchPage)
  return { component: () => here ?? waiting, preload: () => void fetchPage().catch(() => undefined) }
}
