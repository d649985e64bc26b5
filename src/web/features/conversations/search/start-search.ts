import type { QueryClient } from '@tanstack/react-query'
import { paths } from '../../../paths.ts'

export interface SearchState {
  typed: string
  /** The query for searching messages; null: none yet. */
  searched: string | null
  /** The helper whose conversation alone is searched; null: all. */
  within: number | null
}

export const NOTHING: SearchState = { typed: '', searched: null, within: null }
const KEY = ['search']
/** A search of one conversation begins, perhaps beside the open field. */
export const BEGUN = 'search-begun'

/** Kept while the person looks at a result; cleared at sign-out. */
export function keepSearch(client: QueryClient, state: SearchState): void {
  client.setQueryDefaults(KEY, { gcTime: Number.POSITIVE_INFINITY })
  client.setQueryData(KEY, state)
}

export const keptSearch = (client: QueryClient): SearchState => client.getQueryData<SearchState>(KEY) ?? NOTHING

type Navigate = (path: string, options?: { state: unknown }) => void

/** Puts the focus into the field, which may be on another page. */
export function startSearch(navigate: Navigate): void {
  const field = document.querySelector<HTMLInputElement>('input[type=search]')
  if (field) field.focus()
  else navigate(paths.conversations, { state: { isSearching: true } })
}

export function searchWithin(client: QueryClient, helperId: number, navigate: Navigate): void {
  keepSearch(client, { ...NOTHING, within: helperId })
  dispatchEvent(new Event(BEGUN))
  startSearch(navigate)
}
