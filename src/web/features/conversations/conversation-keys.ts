import { useQueryClient } from '@tanstack/react-query'
import {
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useSyncExternalStore,
} from 'react'
import { useLocation, useSearch } from 'wouter'
import { queries } from '../../api.ts'
import { messageIdIn, paths } from '../../paths.ts'
import { listen } from '../../ui/listen.ts'
import { startSearch } from './search/start-search.ts'

/** The message whose editor is open: one at a time. */
let editedId: number | null = null
/** Gets the focus back. */
let opener: Element | null = null
const listeners = new Set<() => void>()

function setEdited(id: number | null): void {
  editedId = id
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useIsEdited = (id: number): boolean => useSyncExternalStore(subscribe, () => editedId === id)

export function openEditor(id: number): void {
  opener = document.activeElement
  setEdited(id)
}

export function closeEditor(): void {
  setEdited(null)
  const place = opener
  // The message may be shown in another version by then.
  requestAnimationFrame(() => place instanceof HTMLElement && place.isConnected && place.focus({ preventScroll: true }))
}

export const FIELD_ID = 'write'

/** The field of the open conversation. */
export const composerField = (): HTMLTextAreaElement | null => document.querySelector(`textarea#${FIELD_ID}`)

/** The keyboard on the screen has a key for a new line and none beside it; the button sends. */
export const hasTouchKeyboard = (): boolean => matchMedia('(hover: none) and (pointer: coarse)').matches

/**
 * Enter sends, also with Ctrl or Command. Shift makes a new line. With an input method (Japanese, Chinese, accents),
 * Enter first completes a word.
 */
export function isSendKey({ key, shiftKey, ctrlKey, metaKey, keyCode, nativeEvent }: ReactKeyboardEvent): boolean {
  if (key !== 'Enter' || shiftKey || nativeEvent.isComposing || keyCode === 229) return false
  return ctrlKey || metaKey || !hasTouchKeyboard()
}

const TABBABLE = 'a[href], button:enabled, input:enabled, textarea:enabled, select:enabled, summary, [tabindex="0"]'
const OPEN = '[role=menu], [role=dialog], [role=alertdialog], dialog[open]'
const EDITABLE = 'input:not([type=checkbox]), textarea, select, [contenteditable]'

const isOneLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey

const mayMeanSomething = (event: KeyboardEvent): boolean =>
  isOneLetter(event) || event.key === 'Escape' || event.key === 'ArrowUp'

/** The key belongs to another field, or to the composer while that holds a text. */
function isForField({ target, key }: KeyboardEvent): boolean {
  const field = composerField()
  if (target === field) return field?.value !== '' && key !== 'Escape'
  return target instanceof Element && target.matches(EDITABLE)
}

/** Messages are one Tab stop: Tab leads past what they hold, except within the message that has the focus. */
function passMessages(event: ReactKeyboardEvent<HTMLElement>): void {
  const { target: from, currentTarget: view, shiftKey } = event
  const thread = view.querySelector('section[tabindex]')
  if (event.key !== 'Tab' || !thread || !(from instanceof Element) || !view.contains(from)) return
  const side = shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING
  const stops = [...view.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (stop) => stop.tabIndex >= 0 && from.compareDocumentPosition(stop) & side && stop.checkVisibility(),
  )
  const ahead = shiftKey ? stops.reverse() : stops
  const own = from.closest('.message')
  const isStop = (stop: Element) => [null, own].includes(stop.closest('.message'))
  const [natural] = ahead
  if (!natural || isStop(natural)) return
  const next = ahead.find(isStop)
  if (!next) return
  event.preventDefault()
  next.focus()
}

/**
 * What is typed goes into the composer, which has the focus from the start where there is a keyboard. `/` searches,
 * Escape leaves, and the up arrow edits one's last message. Returns a handler for the Tab key.
 */
export function useConversationKeys(view: RefObject<HTMLElement | null>, helperId: number) {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const foundId = messageIdIn(useSearch())

  function leave(): void {
    if (foundId === null) navigate(paths.conversations)
    else navigate(paths.conversation(helperId), { replace: true })
  }

  /** Returns false if the key means nothing here. */
  function act(event: KeyboardEvent, isInEmptyField: boolean): boolean {
    if (event.key === '/' && isOneLetter(event)) startSearch(navigate)
    else if (event.key === 'Escape') leave()
    else if (event.key === 'ArrowUp' && isInEmptyField) {
      const mine = client
        .getQueryData(queries.messages(helperId).queryKey)
        ?.findLast(({ isFromUser, isSms }) => isFromUser && !isSms)
      if (!mine) return false
      openEditor(mine.id)
    } else return false
    return true
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || !mayMeanSomething(event) || isForField(event)) return
    // Last, since it looks through the whole page.
    if (document.querySelector(OPEN)) return
    const isInField = event.target === composerField()
    if (act(event, isInField)) event.preventDefault()
    else if (!isInField && isOneLetter(event)) composerField()?.focus()
  })
  useEffect(() => listen(globalThis, ['keydown'], (event: KeyboardEvent) => onKey(event)), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each conversation begins with the composer
  useEffect(() => {
    if (!hasTouchKeyboard() && foundId === null && view.current) composerField()?.focus({ preventScroll: true })
  }, [helperId])
  return passMessages
}

/** The messages near the screen: others are not on the page. */
const buttonsIn = (box: HTMLElement): HTMLElement[] => [...box.querySelectorAll<HTMLElement>('[data-message-menu]')]

/** The arrow keys move between messages, which are no Tab stops of their own. */
export function useMessageKeys(box: RefObject<HTMLElement | null>) {
  return useCallback(
    (event: ReactKeyboardEvent<HTMLElement>) => {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
      const { target, currentTarget } = event
      const isOnThread = target === currentTarget
      if (!step || !box.current || !(target instanceof Element)) return
      // Fields and open menus use these keys themselves.
      if (!isOnThread && !target.matches('[data-message-menu]:not([data-state=open])')) return
      const buttons = buttonsIn(box.current)
      const next = isOnThread ? buttons.at(-1) : buttons[buttons.indexOf(target as HTMLElement) + step]
      if (!next) return
      event.preventDefault()
      next.focus({ preventScroll: true })
      next.closest('.message')?.scrollIntoView({ block: 'nearest' })
    },
    [box],
  )
}
