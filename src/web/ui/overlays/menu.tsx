import { useState } from 'react'
import type { MenuProps } from './menu-view.tsx'
import { OFFLINE_TOAST, useToast } from './toast.tsx'

/**
 * A menu that takes the place of its button when that is pressed. `preload` loads its code, when the pointer or the focus
 * comes near. Where it cannot be loaded, a toast says so.
 */
export function useLateMenu<View>(load: () => Promise<View>) {
  const toast = useToast()
  const [shown, setShown] = useState<{ View: View } | null>(null)
  return {
    View: shown?.View ?? null,
    preload: () => void load().catch(() => undefined),
    open: () =>
      void load().then(
        (View) => setShown({ View }),
        () => toast(OFFLINE_TOAST),
      ),
  }
}

const load = () => import('./menu-view.tsx').then(({ MenuView }) => MenuView)

export function Menu(props: MenuProps) {
  const { View, preload, open } = useLateMenu(load)
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
