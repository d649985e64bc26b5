import { useEffect } from 'react'
import { Ellipsis } from '../../ui/icons.tsx'
import { useLateMenu } from '../../ui/overlays/menu.tsx'
import type { ConversationMenuProps } from './organize/conversation-menu-view.tsx'

/** What all menus share comes once the conversation is there; the line is free then. */
const loadMenus = () => import('../../ui/overlays/menu-view.tsx').catch(() => undefined)

/** With what the items open, so that none of it is missing when the connection is lost in between. */
const loadView = async () => {
  const { ConversationMenuView, preloadDialogs } = await import('./organize/conversation-menu-view.tsx')
  preloadDialogs()
  return ConversationMenuView
}

/** It should not compete with the page's own downloads. */
const LATER_MS = 4000

export function ConversationMenu(props: ConversationMenuProps) {
  const { View, preload, open } = useLateMenu(loadView)
  useEffect(() => {
    void loadMenus()
    const timer = setTimeout(() => void loadView().catch(() => undefined), LATER_MS)
    return () => clearTimeout(timer)
  }, [])
  const button = {
    'aria-label': `More about ${props.helper.name}`,
    className: '-mr-2 grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunk hover:text-ink',
    children: <Ellipsis aria-hidden="true" className="size-5" />,
  }
  if (View) return <View {...props} button={button} />
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded="false"
      onPointerEnter={preload}
      onFocus={preload}
      onClick={open}
      {...button}
    />
  )
}
