/** Chat messages that the person's other windows and devices do not show yet. */
export interface ChatUpdates {
  add(message: { userId: number; messageId: number }): void
}
