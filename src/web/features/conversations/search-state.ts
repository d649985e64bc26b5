import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isSearchable } from '../../../core/search/is-searchable.ts'

interface SearchState {
  typed: string
  /** The query for searching messages; null: none yet. */
  searched: string | null
}

const NOTHING: SearchState = { typed: '', searched: null }
const KEY = ['search']
/** Names answer at once, messages when the person pauses. */
const PAUSE_MS = 300

/** Search state. Kept while the person looks at a result; cleared at sign-out. */
export function useSearchState() {
  const client = useQueryClient()
  const [state, setState] = useState(() => client.getQueryData<SearchState>(KEY) ?? NOTHING)
  const set = (next: SearchState): void => {
    setState(next)
    client.setQueryDefaults(KEY, { gcTime: Number.POSITIVE_INFINITY })
    client.setQueryData(KEY, next)
  }
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
    type: (typed: string) => set({ typed, searched: isSearchable(typed.trim()) ? state.searched : null }),
    search,
    clear: () => set(NOTHING),
  }
}
