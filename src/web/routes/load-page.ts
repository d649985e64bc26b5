import { type ComponentType, lazy } from 'react'

export interface LoadablePage {
  component(): ComponentType
  /** Loads the code ahead. Never rejects: errors show up when the page opens. */
  load(): Promise<void>
}

export function loadPage(load: () => Promise<ComponentType>): LoadablePage {
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
