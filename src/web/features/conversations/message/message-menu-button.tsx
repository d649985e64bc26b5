import { Ellipsis } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useLongPress } from '../../../ui/use-long-press.ts'
import { buttonProps, type MessageMenuProps } from './menu-button.ts'
import type { MessageMenu } from './message-menu.tsx'

const load = () => import('./message-menu.tsx')
const preload = () => void load().catch(() => undefined)

function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget } = event
  if (!key.startsWith('Arrow')) return
  event.preventDefault()
  void load().then(({ moveFocus }) => moveFocus(currentTarget, key))
}

/** The menu of a message; its code is loaded when the pointer or focus reaches the button. Without a network, nothing opens. */
export function MessageMenuButton(props: MessageMenuProps) {
  const [View, setView] = useState<typeof MessageMenu | null>(null)
  const [open, setOpen] = useState(true)
  const first = useRef<HTMLButtonElement>(null)
  const show = () =>
    void load().then(
      ({ MessageMenu }) => {
        setView(() => MessageMenu)
        setOpen(true)
      },
      () => undefined,
    )
  useLongPress(first, '.message', show)
  if (View) return <View {...props} open={open} onOpenChange={setOpen} />
  return (
    <button
      ref={first}
      type="button"
      {...buttonProps(props)}
      aria-haspopup="menu"
      aria-expanded="false"
      onPointerEnter={preload}
      onFocus={preload}
      onKeyDown={onKeyDown}
      onClick={show}
    >
      <Ellipsis aria-hidden="true" className="size-5" />
    </button>
  )
}
