/** How the benchmark provider replies: milliseconds to the first token and between tokens, and their number. */
export const FIRST_TOKEN_MS = 200
export const TOKEN_MS = 20
export const TOKENS = 50

/** The reply's text, which starts with how long its first token was held back, in milliseconds. */
export const FIRST_WORD = /held=(\d+\.\d{3})/
const REST = Array.from({ length: TOKENS - 1 }, (_, index) => `w${index + 1} `).join('')

/** Whether this is the whole reply, in order, ignoring whitespace at the ends. */
export const isWholeReply = (text: string): boolean => text.replace(FIRST_WORD, '').trim() === REST.trim()

/** In the text of a message: its number among the calls. */
export const CALL_NUMBER = '{number}'
