import { useSearchParams } from 'wouter'
import type { Tab } from './tabs.tsx'

/**
 * Which of a page's tabs is open: the one that the address names as `tab`, so that it can be linked to and stays when the
 * page is loaded again; else the first.
 */
export function useTab<Name extends string>(tabs: readonly [Tab<Name>, ...Tab<Name>[]]) {
  const [query, setQuery] = useSearchParams()
  const wanted = query.get('tab')
  const { name } = tabs.find((tab) => tab.name === wanted) ?? tabs[0]
  return [name, (chosen: Name) => setQuery({ tab: chosen }, { replace: true })] as const
}
