import { useMemo, useSyncExternalStore } from 'react'
import { parseUnsent, type Queue, type UnsentMessage } from './unsent-store.ts'

const KINDS = ['unsent', 'storage']

function subscribe(changed: () => void): () => void {
  for (const kind of KINDS) addEventListener(kind, changed)
  return () => {
    for (const kind of KINDS) removeEventListener(kind, changed)
  }
}

export function useUnsent({ storage, name }: Queue): readonly UnsentMessage[] {
  const text = useSyncExternalStore(subscribe, () => storage.getItem(name))
  return useMemo(() => parseUnsent(text), [text])
}
