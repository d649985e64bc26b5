import type { Actor } from '../../../platform/ports/actor.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { readStatedBy } from '../../memory/read/kept-memories.ts'
import { loadConversation } from '../send/load-conversation.ts'
import type { ChosenRecalled } from '../send/recall-for.ts'
import { findShownBetween } from './store.ts'

/** Leaves out memories of messages that will leave the conversation once another reply is saved. */
export async function loadWithout(
  services: Pick<Services, 'ai' | 'admissions' | 'models' | 'db' | 'clock' | 'conversationCache'>,
  actor: Actor,
  { helperId, before, without, at }: { helperId: number; before: number; without: number; at: Date },
) {
  const [conversation, rows] = await Promise.all([
    loadConversation(services, actor, helperId, before - 1),
    findShownBetween(services.db, helperId, without, Number.MAX_SAFE_INTEGER),
  ])
  const left = new Set(rows.map(({ id }) => id))
  const stated = await readStatedBy(services, actor, [...left])
  const day = at.toLocaleDateString('en-CA', { timeZone: actor.timeZone })
  const { lines, days } = conversation.memory
  const memory = { lines: lines.filter(({ id }) => !stated.has(id)), days: days.filter((one) => one.day < day) }
  const among = ({ turns, messageIds }: ChosenRecalled): ChosenRecalled => ({
    turns: turns.filter((_, index) => !left.has(messageIds[index] ?? 0)),
    messageIds: messageIds.filter((id) => !left.has(id)),
  })
  return { conversation: { ...conversation, memory }, among }
}
