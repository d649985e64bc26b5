import { Ellipsis } from 'lucide-react'
import { type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react'
import { useLongPress } from '../../ui/use-long-press.ts'
import { buttonProps, type MessageMenuProps } from './menu-button.ts'

const load = () => import('./message-menu.tsx')
const MessageMenu = lazy(() => load().then(({ MessageMenu }) => ({ default: MessageMenu })))
const preload = () => void load().catch(() => undefined)

function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget } = event
  if (!key.startsWith('Arrow')) return
  event.preventDefault()
  void load().then(({ moveFocus }) => moveFocus(currentTarget, key))
}

/** The menu of a message; its code is loaded when the pointer or focus reaches the button. */
export function MessageMenuButton(props: MessageMenuProps) {
  // Null until it is first opened.
  const [open, setOpen] = useState<boolean | null>(null)
  const first = useRef<HTMLButtonElement>(null)
  useLongPress(first, '.message', () => setOpen(true))
  const button = (
    <button
      ref={first}
      type="button"
      {...buttonProps(props)}
      aria-haspopup="menu"
      aria-expanded="false"
      onPointerEnter={preload}
      onFocus={preload}
      onKeyDown={onKeyDown}
      onClick={() => setOpen(true)}
    >
      <Ellipsis aria-hidden="true" className="size-5" />
    </button>
  )
  if (open === null) return button
  return (
    <Suspense fallback={button}>
      <MessageMenu {...props} open={open} onOpenChange={setOpen} />
    </Suspense>
  )
}
