import { readHelpers } from '../../helpers/manage-helpers.ts'
import { isSessionLive } from '../../identity/sessions/sessions.ts'
import type { LiveContents } from '../../notifications/event-stream.ts'
import { readAllowance } from '../../plans/allowance/read-allowance.ts'
import { presentMessage } from './present-message.ts'
import { findReadPositions } from './store-list.ts'
import { findMessages, findPlannedSince, newestMessageId } from './store-live.ts'

export const liveContents: LiveContents = {
  isSignedIn: isSessionLive,

  newestMessageId: ({ db }, { userId }) => newestMessageId(db, userId),

  async messages({ db }, { userId, dataKey }, ids) {
    const rows = await findMessages(db, userId, ids)
    return rows.map((row) => presentMessage(dataKey, row))
  },

  async missedMessages({ db }, { userId, dataKey }, { floor, seen }, limit) {
    const rows = await findPlannedSince(db, userId, { after: floor, known: seen, limit })
    return rows.map((row) => presentMessage(dataKey, row))
  },

  async helpers(services, actor) {
    return (await readHelpers(services, actor)).helpers
  },

  readPositions: ({ db }, { userId }, helperIds) => findReadPositions(db, userId, helperIds),

  usage: readAllowance,
}
