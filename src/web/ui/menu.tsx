import { useState } from 'react'
import type { MenuProps, MenuView } from './menu-view.tsx'

const load = () => import('./menu-view.tsx')
const preload = () => void load().catch(() => undefined)

/** The menu's code is loaded when the pointer or focus reaches the button. Without a network, nothing opens. */
export function Menu(props: MenuProps) {
  const [View, setView] = useState<typeof MenuView | null>(null)
  const open = () =>
    void load().then(
      ({ MenuView }) => setView(() => MenuView),
      () => undefined,
    )
  if (View) return <View {...props} />
  return (
    <button
      type="button"
      aria-label={props.label}
      aria-haspopup="menu"
      aria-expanded="false"
      className={props.triggerClassName}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={open}
    >
      {props.trigger}
    </button>
  )
}
