import { z } from 'zod'
import { helperId, instant } from './common.ts'
import { helper } from './helpers.ts'
import { message } from './messages.ts'

const usage = z.object({
  used: z.number().int(),
  limit: z.number().int(),
  resetsAt: instant,
})
export type LiveUsage = z.infer<typeof usage>

/**
 * The events of `GET /api/events`, by name. Each has an id; a reconnecting browser sends the last one it saw as
 * Last-Event-ID and gets the messages it missed, then the current state of its helpers and usage.
 */
export const liveEvents = {
  /** A helper wrote first, or a chat continued in another window or on another device. Some events arrive twice. */
  message: z.object({ message }),
  helper: z.object({ helper }),
  read: z.object({ helperId, readUpTo: z.number().int() }),
  usage,
  /** Messages of a conversation were edited, deleted or replaced by other versions, or its helper was deleted: reload it. */
  conversation: z.object({ helperId }),
  /** Something of a panel changed: reload it. */
  panel: z.object({ panelId: z.number().int() }),
  /** Memories or privacy settings were changed: reload both. */
  memory: z.object({}),
}
export type LiveEventData = { [Name in keyof typeof liveEvents]: z.infer<(typeof liveEvents)[Name]> }

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
