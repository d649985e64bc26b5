import { useLateView } from '../use-late-view.ts'
import type { MenuProps } from './menu-view.tsx'

const load = () => import('./menu-view.tsx').then(({ MenuView }) => MenuView)

export function Menu(props: MenuProps) {
  const { View, preload, open } = useLateView(load)
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
