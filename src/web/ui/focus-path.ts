/** An element and its ancestors, innermost first. */
export function pathOf(element: Element | null): readonly HTMLElement[] {
  const path: HTMLElement[] = []
  for (let at = element; at instanceof HTMLElement && at !== document.body; at = at.parentElement) path.push(at)
  return path
}

export function focusNearest(path: readonly HTMLElement[]): void {
  for (const element of path) {
    element.focus({ preventScroll: true })
    if (document.activeElement === element) return
  }
}
