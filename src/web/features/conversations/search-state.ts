import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LIMITS } from '../../../core/text/limits.ts'

/** What is typed above the list. */
interface SearchState {
  typed: string
  /** The words that messages are searched for; null: the list is shown. */
  searched: string | null
}

const NOTHING: SearchState = { typed: '', searched: null }
const KEY = ['search']

/** The search is kept while the person looks at a result, and ends at sign-out. */
export function useSearchState() {
  const client = useQueryClient()
  const [state, setState] = useState(() => client.getQueryData<SearchState>(KEY) ?? NOTHING)
  const set = (next: SearchState): void => {
    setState(next)
    client.setQueryDefaults(KEY, { gcTime: Number.POSITIVE_INFINITY })
    client.setQueryData(KEY, next)
  }
  const words = state.typed.trim()
  const canSearch = [...words].length >= LIMITS.messageSearch.min
  return {
    ...state,
    canSearch,
    type: (typed: string) => set({ typed, searched: null }),
    search: () => canSearch && set({ ...state, searched: words }),
    clear: () => set(NOTHING),
  }
}
