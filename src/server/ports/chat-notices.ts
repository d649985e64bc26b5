/** Chat messages that the person's other windows and devices do not show yet. */
export interface ChatNotices {
  add(message: { userId: number; messageId: number }): void
}
