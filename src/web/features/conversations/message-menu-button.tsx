import { Ellipsis } from 'lucide-react'
import { type KeyboardEvent, lazy, Suspense, useState } from 'react'
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
  const [wanted, setWanted] = useState(false)
  const button = (
    <button
      type="button"
      {...buttonProps(props)}
      aria-haspopup="menu"
      aria-expanded="false"
      onPointerEnter={preload}
      onFocus={preload}
      onKeyDown={onKeyDown}
      onClick={() => setWanted(true)}
    >
      <Ellipsis aria-hidden="true" className="size-5" />
    </button>
  )
  return wanted ? (
    <Suspense fallback={button}>
      <MessageMenu {...props} />
    </Suspense>
  ) : (
    button
  )
}
