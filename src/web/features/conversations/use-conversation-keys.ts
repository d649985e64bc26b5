import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent as ReactKeyboardEvent, type RefObject, useEffect, useEffectEvent } from 'react'
import { useLocation, useSearch } from 'wouter'
import { queries } from '../../api.ts'
import { messageIdIn, paths } from '../../paths.ts'
import { composerField } from './composer/composer.tsx'
import { hasTouchKeyboard } from './composer/send-key.ts'
import { openEditor } from './message/edited-message.ts'
import { startSearch } from './search/start-search.ts'

const TABBABLE = 'a[href], button:enabled, input:enabled, textarea:enabled, select:enabled, summary, [tabindex="0"]'
const OPEN = '[role=menu], [role=dialog], [role=alertdialog], dialog[open]'
const EDITABLE = 'input:not([type=checkbox]), textarea, select, [contenteditable]'

const isOneLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey

/** Messages are one Tab stop: Tab leads past what they hold, except within the message that has the focus. */
function passMessages(event: ReactKeyboardEvent<HTMLElement>): void {
  const { target: from, currentTarget: view, shiftKey } = event
  const thread = view.querySelector('section[tabindex]')
  if (event.key !== 'Tab' || !thread || !(from instanceof Element) || !view.contains(from)) return
  const stops = [...view.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (stop) => stop.tabIndex >= 0 && stop.checkVisibility(),
  )
  const isBefore = (stop: Element) => from.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING
  const isAfter = (stop: Element) => from.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING
  const own = from.closest('.message')
  const isStop = (stop: Element) => [null, own].includes(stop.closest('.message'))
  const natural = shiftKey ? stops.findLast(isBefore) : stops.find(isAfter)
  if (!natural || isStop(natural)) return
  const next = shiftKey
    ? stops.findLast((stop) => isBefore(stop) && isStop(stop))
    : stops.find((stop) => isAfter(stop) && isStop(stop))
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
    const { target } = event
    if (event.defaultPrevented || event.isComposing || document.querySelector(OPEN)) return
    const isInField = target === composerField()
    const isWriting = target instanceof Element && target.matches(EDITABLE)
    if (isWriting && !isInField) return
    if (isInField && composerField()?.value !== '' && event.key !== 'Escape') return
    if (act(event, isInField)) event.preventDefault()
    else if (!isInField && isOneLetter(event)) composerField()?.focus()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each conversation begins with the composer
  useEffect(() => {
    if (!hasTouchKeyboard() && foundId === null && view.current) composerField()?.focus({ preventScroll: true })
  }, [helperId])
  return passMessages
}
