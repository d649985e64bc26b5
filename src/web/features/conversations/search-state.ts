import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isSearchable } from '../../../core/search/is-searchable.ts'

interface SearchState {
  typed: string
  /** The query for searching messages; null: the list is shown. */
  searched: string | null
}

const NOTHING: SearchState = { typed: '', searched: null }
const KEY = ['search']

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
  return {
    ...state,
    canSearch,
    type: (typed: string) => set({ typed, searched: null }),
    search: () => canSearch && set({ ...state, searched: words }),
    clear: () => set(NOTHING),
  }
}
