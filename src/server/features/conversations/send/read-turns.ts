import type { Message } from '../../../../contract/messages.ts'
import type { ReadTurn } from '../../../platform/cache/conversation-cache.ts'
import { openMessage } from '../../../platform/crypto/sealed-message.ts'
import type { Actor } from '../../../platform/ports/actor.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { recentTurns } from '../store.ts'

/** Messages available to a prompt. Its token budget cuts further, unless all of them are short. */
export const RECENT = 100

type Owner = Pick<Actor, 'userId' | 'dataKey'>

const NOT_SHOWN = { picture: null }

/** A message of the person as a turn, whose picture is not opened yet. */
export const turnOf = ({ id, content: text, sentAt, picture }: Message): ReadTurn => ({
  id,
  fromPerson: true,
  text,
  at: new Date(sentAt),
  ...(picture ? NOT_SHOWN : {}),
})

/** Oldest first. */
export async function readTurns(
  services: Pick<Services, 'db'>,
  owner: Owner,
  helperId: number,
  upTo = Number.MAX_SAFE_INTEGER,
): Promise<ReadTurn[]> {
  const rows = await recentTurns(services.db, { helperId, userId: owner.userId, upTo, limit: RECENT })
  return rows.reverse().map(({ id, isFromUser: fromPerson, content, sentAt, hasPicture }) => ({
    id,
    fromPerson,
    text: openMessage(owner.dataKey, content),
    at: sentAt,
    ...(hasPicture ? NOT_SHOWN : {}),
  }))
}
