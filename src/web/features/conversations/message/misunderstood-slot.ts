import { createContext } from 'react'

/** In Sensitive Mode, where nothing is stored: the answer that can be taken back, and how. */
export const MisunderstoodSlot = createContext<{ id: number; again(): void } | null>(null)
