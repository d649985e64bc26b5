import { sleep } from '../../../platform/async/timers.ts'
import type { ChatUpdates, Uses } from '../../../platform/ports/services.ts'

/**
 * Carries ids, never text: `5:123` is an unprompted message for account 5, `5:0` a change without one, `5:c123` a chat
 * message, `5:r7` that more of the conversation with helper 7 was read, `5:e7` that it has to be reloaded, `5:m` that
 * memories changed, or what helpers may remember, `5:p7` that panel 7 has to be reloaded.
 */
export const LIVE_CHANNEL = 'live'

interface Change {
  userId: number
  /** 0 if something else of the account changed. */
  messageId: number
}

interface ChatMessage {
  userId: number
  chatMessageId: number
}

interface Reading {
  userId: number
  readHelperId: number
}

interface Edited {
  userId: number
  editedHelperId: number
}

interface MemoryChange {
  userId: number
  isMemoryChanged: true
}

interface PanelChange {
  userId: number
  panelId: number
}

export type LiveUpdate = Change | ChatMessage | Reading | Edited | MemoryChange | PanelChange

/** NOTIFY is limited to 8,000 bytes; a pair takes at most 31. */
const PAIRS_AT_ONCE = 250

function idOf(update: LiveUpdate): string {
  if ('messageId' in update) return String(update.messageId)
  if ('isMemoryChanged' in update) return 'm'
  if ('panelId' in update) return `p${update.panelId}`
  if ('editedHelperId' in update) return `e${update.editedHelperId}`
  return 'chatMessageId' in update ? `c${update.chatMessageId}` : `r${update.readHelperId}`
}

const encode = (update: LiveUpdate): string => `${update.userId}:${idOf(update)}`

function parse(pair: string): LiveUpdate {
  const [owner, id = ''] = pair.split(':')
  const userId = Number(owner)
  if (id === 'm') return { userId, isMemoryChanged: true }
  const number = Number(id.replace(/^[crep]/, ''))
  if (id.startsWith('c')) return { userId, chatMessageId: number }
  if (id.startsWith('p')) return { userId, panelId: number }
  if (id.startsWith('e')) return { userId, editedHelperId: number }
  return id.startsWith('r') ? { userId, readHelperId: number } : { userId, messageId: number }
}

const encodeUpdates = (updates: readonly LiveUpdate[]): string => updates.map(encode).join(',')

export const parseUpdates = (text: string): LiveUpdate[] => text.split(',').map(parse)

/** Rechecks an account's open browsers and disconnects those that are signed out. */
export const endSignedOut = (services: Uses<'log' | 'signals'>, userId: number): Promise<void> =>
  notifyClients(services, [{ userId, messageId: 0 }])

/** Announces that memories changed, or what helpers may remember. */
export const announceMemoryChange = (services: Uses<'log' | 'signals'>, userId: number): Promise<void> =>
  notifyClients(services, [{ userId, isMemoryChanged: true }])

/** Reaches browsers of any process. A failure only delays what they show. */
export async function notifyClients(services: Uses<'log' | 'signals'>, updates: readonly LiveUpdate[]): Promise<void> {
  for (let from = 0; from < updates.length; from += PAIRS_AT_ONCE) {
    const payload = encodeUpdates(updates.slice(from, from + PAIRS_AT_ONCE))
    await services.signals.send(LIVE_CHANNEL, payload).catch((cause) => {
      services.log.warn({ err: cause }, 'open browsers could not be notified')
    })
  }
}

/** Makes the person's open browsers reload a panel. */
export const notifyPanel = (services: Uses<'log' | 'signals'>, userId: number, panelId: number): Promise<void> =>
  notifyClients(services, [{ userId, panelId }])

/** Makes the person's open browsers reload a conversation. */
export const notifyChanged = (services: Uses<'log' | 'signals'>, userId: number, helperId: number): Promise<void> =>
  notifyClients(services, [{ userId, editedHelperId: helperId }])

/** Messages within this time share one notification, whose cost would otherwise be paid per message. */
const TOGETHER_MS = 100

export function createChatUpdates(services: Uses<'log' | 'signals' | 'replies'>): ChatUpdates {
  const { replies } = services
  let waiting: LiveUpdate[] = []

  async function send(): Promise<void> {
    await sleep(TOGETHER_MS, replies.draining)
    const updates = waiting
    waiting = []
    await notifyClients(services, updates)
  }

  return {
    add({ userId, messageId }) {
      waiting.push({ userId, chatMessageId: messageId })
      if (waiting.length === 1) replies.keep(send())
    },
  }
}
