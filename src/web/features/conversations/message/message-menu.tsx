import { type KeyboardEvent, useRef, useState } from 'react'
import { Ellipsis } from '../../../ui/icons.tsx'
import { useLateMenu } from '../../../ui/overlays/menu.tsx'
import { useLongPress } from '../../../ui/use-long-press.ts'
import type { MessageMenuProps } from './message-menu-view.tsx'

/** With what the items open, so that none of it is missing when the connection is lost in between. */
const load = () =>
  Promise.all([
    import('./message-menu-view.tsx'),
    import('./message-editor.tsx'),
    import('../composer/previews.tsx'),
  ]).then(([{ MessageMenuView }]) => MessageMenuView)

/** Called when the pointer or the focus comes near, so that a menu opens at once. */
export const preloadMenus = (): void => void load().catch(() => undefined)

/** Reached by pointer, by a long press, and by the arrow keys of the thread. */
export function MessageMenu(props: MessageMenuProps) {
  const { message, helperName, time } = props
  const [isOpen, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const { View, open: show } = useLateMenu(load)
  const open = () => {
    setOpen(true)
    show()
  }
  useLongPress(trigger, '.message', open)
  const whose = message.isFromUser ? 'your message' : `${helperName}’s message`
  const button = {
    'data-message-menu': '',
    'aria-label': `Actions for ${whose}, ${time}`,
    tabIndex: -1,
    className: 'message-menu',
    // The arrow keys move to another message.
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => event.key.startsWith('Arrow') && event.preventDefault(),
    children: <Ellipsis aria-hidden="true" className="size-5" />,
  }
  if (View) return <View {...props} {...{ button, trigger, isOpen }} onOpenChange={setOpen} />
  return <button ref={trigger} type="button" aria-haspopup="menu" aria-expanded="false" onClick={open} {...button} />
}
