import { lazy, Suspense, useState } from 'react'
import type { MenuProps } from './menu-view.tsx'

const load = () => import('./menu-view.tsx')
const MenuView = lazy(() => load().then(({ MenuView }) => ({ default: MenuView })))

const preload = () => void load().catch(() => undefined)

/** The menu's code is loaded when the pointer or focus reaches the button. */
export function Menu(props: MenuProps) {
  const [wanted, setWanted] = useState(false)
  const button = (
    <button
      type="button"
      aria-label={props.label}
      aria-haspopup="menu"
      aria-expanded="false"
      className={props.triggerClassName}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setWanted(true)}
    >
      {props.trigger}
    </button>
  )
  return wanted ? (
    <Suspense fallback={button}>
      <MenuView {...props} />
    </Suspense>
  ) : (
    button
  )
}
