import { type ComponentType, createContext } from 'react'

export const MemorySourcesSlot = createContext<ComponentType<{ messageId: number }> | null>(null)
