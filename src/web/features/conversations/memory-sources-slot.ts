import { type ComponentType, createContext } from 'react'

/** What a page shows below a reply that was written with memories; its code comes with the first of them. */
export const MemorySourcesSlot = createContext<ComponentType<{ messageId: number }> | null>(null)
