import { createContext } from 'react'

/** Keeps an element where it is on the screen, whatever changes above or below it, until the person scrolls. */
export const KeepPlace = createContext<(element: Element) => void>(() => undefined)
