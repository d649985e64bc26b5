import { screen as screenDanger } from '../src/core/safety/screen.ts'

/** What the product answers as a danger without a model. It reads a message by itself: `earlier` changes nothing. */
export const screen = (text: string, _earlier: string[]): { concern: string } | null => screenDanger(text)
