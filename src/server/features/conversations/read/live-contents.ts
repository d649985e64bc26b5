import { readHelpers } from '../../helpers/manage-helpers.ts'
import { isSessionLive } from '../../identity/sessions/sessions.ts'
import type { LiveContents } from '../../notifications/live/event-stream.ts'
import { readAllowance } from '../../plans/allowance/read-allowance.ts'
import { presentMessages } from './present-message.ts'
import { findMessages, findPlannedSince, findReadPositions, newestMessageId } from './store.ts'

export const liveContents: LiveContents = {
  isSignedIn: isSessionLive,

  newestMessageId: ({ db }, { userId }) => newestMessageId(db, userId),

  messages: async (services, actor, ids) =>
    presentMessages(services, actor, await findMessages(services.db, actor.userId, ids)),

  async missedMessages(services, actor, { floor, seen }, limit) {
    const rows = await findPlannedSince(services.db, actor.userId, { after: floor, known: seen, limit })
    return presentMessages(services, actor, rows)
  },

  async helpers(services, actor) {
    return (await readHelpers(services, actor)).helpers
  },

  readPositions: ({ db }, { userId }, helperIds) => findReadPositions(db, userId, helperIds),

  usage: readAllowance,
}
