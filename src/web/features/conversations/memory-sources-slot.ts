import { type ComponentType, createContext } from 'react'

/** Shown below a reply that used memories. */
export const MemorySourcesSlot = createContext<ComponentType<{ messageId: number }> | null>(null)
