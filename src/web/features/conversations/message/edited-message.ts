import { useSyncExternalStore } from 'react'

/** The message whose editor is open: one at a time. */
let editedId: number | null = null
/** Gets the focus back. */
let opener: Element | null = null
const listeners = new Set<() => void>()

function setEdited(id: number | null): void {
  editedId = id
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useIsEdited = (id: number): boolean => useSyncExternalStore(subscribe, () => editedId === id)

export function openEditor(id: number): void {
  opener = document.activeElement
  setEdited(id)
}

export function closeEditor(): void {
  setEdited(null)
  const place = opener
  // The message may be shown in another version by then.
  requestAnimationFrame(() => place instanceof HTMLElement && place.isConnected && place.focus({ preventScroll: true }))
}
