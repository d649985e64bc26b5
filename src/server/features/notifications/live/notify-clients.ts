import type { Uses } from '../../../platform/ports/services.ts'

/** Carries ids, never text: `5:c123` is chat message 123 of account 5. */
export const LIVE_CHANNEL = 'live'

/** How each kind of update is marked. Those that come first are sent first. */
const MARKS = {
  /** A message that nobody asked for; 0 if something else of the account changed. */
  messageId: '',
  chatMessageId: 'c',
  /** More of the conversation with this helper was read. */
  readHelperId: 'r',
  /** The conversation with this helper has to be reloaded. */
  editedHelperId: 'e',
  /** This panel has to be reloaded. */
  panelId: 'p',
  /** Memories changed, or what helpers may remember. Always 0. */
  memory: 'm',
} as const

export type LiveKind = keyof typeof MARKS
export const LIVE_KINDS = Object.keys(MARKS) as LiveKind[]

/** Of one kind. */
export type LiveUpdate = { userId: number } & Partial<Record<LiveKind, number>>

const encode = ({ userId, ...update }: LiveUpdate): string =>
  LIVE_KINDS.filter((kind) => update[kind] !== undefined)
    .map((kind) => `${userId}:${MARKS[kind]}${update[kind]}`)
    .join()

function parse(pair: string): LiveUpdate {
  const [, owner, mark, id] = /^(\d+):([a-z]?)(\d*)$/.exec(pair) ?? []
  const kind = LIVE_KINDS.find((name) => MARKS[name] === mark)
  return kind ? { userId: Number(owner), [kind]: Number(id) } : { userId: Number(owner) }
}

export const parseUpdates = (text: string): LiveUpdate[] => text.split(',').map(parse)

/** Rechecks an account's open browsers and disconnects those that are signed out. */
export const endSignedOut = (services: Uses<'log' | 'signals'>, userId: number): Promise<void> =>
  notifyClients(services, [{ userId, messageId: 0 }])

/** Announces that memories changed, or what helpers may remember. */
export const announceMemoryChange = (services: Uses<'log' | 'signals'>, userId: number): Promise<void> =>
  notifyClients(services, [{ userId, memory: 0 }])

/** Reaches browsers of any process. A failure only delays what they show. */
export async function notifyClients(services: Uses<'log' | 'signals'>, updates: readonly LiveUpdate[]): Promise<void> {
  await services.signals.send(LIVE_CHANNEL, ...updates.map(encode)).catch((cause) => {
    services.log.warn({ err: cause }, 'open browsers could not be notified')
  })
}

/** Makes the person's open browsers reload a panel. */
export const notifyPanel = (services: Uses<'log' | 'signals'>, userId: number, panelId: number): Promise<void> =>
  notifyClients(services, [{ userId, panelId }])

/** Makes the person's open browsers reload a conversation. */
export const notifyChanged = (services: Uses<'log' | 'signals'>, userId: number, helperId: number): Promise<void> =>
  notifyClients(services, [{ userId, editedHelperId: helperId }])

/** Chat messages that the person's other windows and devices do not show yet. */
export const notifyChat = (services: Uses<'signals'>, userId: number, messageId: number): void =>
  services.signals.sendSoon(LIVE_CHANNEL, encode({ userId, chatMessageId: messageId }))
