import { type KeyboardEvent, useEffect, useRef } from 'react'
import { LIMITS } from '../../../../core/text/limits.ts'
import { Close } from '../../../ui/icons.tsx'

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
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
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
