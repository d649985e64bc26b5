/** Messages of chats that other windows and devices of their people do not show yet. */
export interface ChatNotices {
  add(message: { userId: number; messageId: number }): void
}
