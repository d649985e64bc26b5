/** Closes header menus on Escape or a press outside them. Returns a function that stops it. */
export function closeMenus(): () => void {
  const ending = new AbortController()
  const open = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')
  const onKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    for (const menu of open()) {
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
  }
  const onTurn = ({ target }: Event) => {
    for (const menu of open()) if (!menu.contains(target as Node)) menu.open = false
  }
  document.addEventListener('keydown', onKey, { signal: ending.signal })
  for (const kind of ['pointerdown', 'focusin']) document.addEventListener(kind, onTurn, { signal: ending.signal })
  return () => ending.abort()
}
