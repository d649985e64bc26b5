import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isSearchable } from '../../../../core/search/is-searchable.ts'
import { BEGUN, keepSearch, keptSearch, NOTHING, type SearchState } from './start-search.ts'

/** Names answer at once, messages when the person pauses. */
const PAUSE_MS = 300

/** Search state. Kept while the person looks at a result; cleared at sign-out. */
export function useSearchState() {
  const client = useQueryClient()
  const [state, setState] = useState(() => keptSearch(client))
  const set = (next: SearchState): void => {
    setState(next)
    keepSearch(client, next)
  }
  useEffect(() => {
    const begin = () => setState(keptSearch(client))
    addEventListener(BEGUN, begin)
    return () => removeEventListener(BEGUN, begin)
  }, [client])
  const words = state.typed.trim()
  const canSearch = isSearchable(words)
  const isWaiting = canSearch && state.searched !== words
  const search = (): void => {
    if (isWaiting) set({ ...state, searched: words })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter typed begins a new pause
  useEffect(() => {
    const timer = setTimeout(search, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words])
  return {
    ...state,
    words,
    canSearch,
    isWaiting,
    type: (typed: string) => set({ ...state, typed, searched: isSearchable(typed.trim()) ? state.searched : null }),
    search,
    clear: () => set(NOTHING),
  }
}
