import { useSearchParams } from 'wouter'
import type { Tab } from './tabs.tsx'

/** The open tab, kept in the `tab` parameter so that links and reloads work; by default the first. */
export function useTab<Name extends string>(tabs: readonly [Tab<Name>, ...Tab<Name>[]]) {
  const [query, setQuery] = useSearchParams()
  const wanted = query.get('tab')
  const { name } = tabs.find((tab) => tab.name === wanted) ?? tabs[0]
  return [name, (chosen: Name) => setQuery({ tab: chosen }, { replace: true })] as const
}
