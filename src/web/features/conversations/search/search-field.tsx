import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { isSearchable } from '../../../../contract/conversations.ts'
import { LIMITS } from '../../../../core/text/limits.ts'
import { Close } from '../../../ui/icons.tsx'
import { listen } from '../../../ui/listen.ts'
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
  useEffect(() => listen(globalThis, [BEGUN], () => setState(keptSearch(client))), [client])
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

interface SearchFieldProps {
  text: string
  onText(text: string): void
  onSearch(): void
  onClear(): void
}

const isTyping = ({ target }: Event): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** `/` and Ctrl+K focus it from anywhere on the page. */
export function SearchField({ text, onText, onSearch, onClear }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // `/` leads here from a conversation.
    if (history.state?.isSearching) field.current?.focus()
    const onKey = (event: globalThis.KeyboardEvent) => {
      const isShortcut = event.key === 'k' && (event.ctrlKey || event.metaKey)
      if (!isShortcut && (event.key !== '/' || isTyping(event))) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    return listen(globalThis, ['keydown'], onKey)
  }, [])
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') onSearch()
    if (key === 'Escape') onClear()
  }
  return (
    <div className="relative min-w-[min(16rem,100%)] grow basis-80">
      <input
        ref={field}
        type="search"
        enterKeyHint="search"
        aria-label="Search"
        aria-keyshortcuts="/ Control+K"
        placeholder="Search names and messages"
        autoComplete="off"
        maxLength={LIMITS.messageSearch.max}
        value={text}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={onKeyDown}
        className="no-ligatures [&::-webkit-search-cancel-button]:hidden min-h-11 w-full appearance-none rounded-full border border-edge bg-raised py-2 pr-12 pl-4 text-base hover:border-ink-soft"
      />
      {text && (
        <button
          type="button"
          aria-label="Clear search"
          onClick={onClear}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-full text-ink-soft hover:text-ink"
        >
          <Close className="size-4.5" />
        </button>
      )}
    </div>
  )
}
