import { createContext } from 'react'
import type { Message } from '../../../../contract/messages.ts'

/** Takes a message into the composer, to refer to it; null where nothing can. */
export const QuoteMessage = createContext<((message: Message) => void) | null>(null)
