/** Structured lines; never with the text of a message, a phone number, a code, a token or a key. */
export interface Log {
  info(fields: object, text: string): void
  warn(fields: object, text: string): void
  error(fields: object, text: string): void
}
