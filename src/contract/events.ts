import type { Helper } from './helpers.ts'
import type { Message } from './messages.ts'

/**
 * The events of `GET /api/events`, by name. Each has an id; a reconnecting browser sends the last one it saw as
 * Last-Event-ID and gets the messages it missed, then the current state of its helpers and usage.
 */
export interface LiveEventData {
  /** A helper wrote first, or a chat continued in another window or on another device. Some events arrive twice. */
  message: { message: Message }
  helper: { helper: Helper }
  read: { helperId: number; readUpTo: number }
  usage: LiveUsage
  /** Messages of a conversation were edited, deleted or replaced by other versions, or its helper was deleted: reload it. */
  conversation: { helperId: number }
  /** Memories or privacy settings were changed: reload both. */
  memory: Record<string, never>
}

export interface LiveUsage {
  used: number
  limit: number
  /** ISO 8601 timestamp. */
  resetsAt: string
}

/** Payload of a push notification for the service worker. */
export interface PushPayload {
  helperId: number
  messageId: number
  title: string
  body: string
  icon: string | null
  /** Path of the conversation. */
  url: string
}
