import { DropdownMenu } from 'radix-ui'
import { type ComponentType, lazy, Suspense, useRef, useState } from 'react'
import type { Message } from '../../../../contract/messages.ts'
import { Ellipsis } from '../../../ui/icons.tsx'
import { MENU_PANEL } from '../../../ui/menu-view.tsx'
import { useLongPress } from '../../../ui/use-long-press.ts'
import type { MenuItemsProps } from './menu-items.tsx'

const Unavailable = () => (
  <DropdownMenu.Content className={MENU_PANEL}>
    <DropdownMenu.Label className="px-3 py-2 text-sm">You are offline. This needs a connection.</DropdownMenu.Label>
  </DropdownMenu.Content>
)

/** With what the items open, so that none of it is missing when the connection is lost in between. */
const load = (): Promise<{ default: ComponentType<MenuItemsProps> }> =>
  Promise.all([
    import('./menu-items.tsx'),
    import('./message-editor.tsx'),
    import('../composer/quote-preview.tsx'),
  ]).then(
    ([{ MenuItems }]) => ({ default: MenuItems }),
    () => ({ default: Unavailable }),
  )
const MenuItems = lazy(load)

/** Called when the pointer or the focus comes near, so that a menu opens at once. */
export const preloadMenus = (): void => void load()

interface MessageMenuProps {
  message: Message
  helperName: string
  time: string
}

/** Reached by pointer, by a long press, and by the arrow keys of the thread. */
export function MessageMenu({ message, helperName, time }: MessageMenuProps) {
  const [open, setOpen] = useState(false)
  const [isUsed, setUsed] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const onOpenChange = (next: boolean) => {
    setOpen(next)
    setUsed(true)
  }
  useLongPress(trigger, '.message', () => onOpenChange(true))
  const whose = message.isFromUser ? 'your message' : `${helperName}’s message`
  return (
    <DropdownMenu.Root {...{ open, onOpenChange }} modal={false}>
      <DropdownMenu.Trigger
        ref={trigger}
        data-message-menu=""
        aria-label={`Actions for ${whose}, ${time}`}
        tabIndex={-1}
        className="message-menu"
        // The arrow keys move to another message.
        onKeyDown={(event) => event.key.startsWith('Arrow') && event.preventDefault()}
      >
        <Ellipsis aria-hidden="true" className="size-5" />
      </DropdownMenu.Trigger>
      <Suspense>{isUsed && <MenuItems {...{ message, helperName, time, trigger }} />}</Suspense>
    </DropdownMenu.Root>
  )
}
