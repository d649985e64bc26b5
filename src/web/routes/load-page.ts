import { type ComponentType, lazy } from 'react'

export interface LoadablePage {
  component(): ComponentType
  /** Preloads the code. Errors show up when the page opens. */
  preload(): void
}

export function loadPage(load: () => Promise<ComponentType>): LoadablePage {
  let here: ComponentType | null = null
  const fetchPage = async () => {
    here = await load()
    return { default: here }
  }
  const waiting = lazy(fetchPage)
  return { component: () => here ?? waiting, preload: () => void fetchPage().catch(() => undefined) }
}
