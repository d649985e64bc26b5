import { bigint, foreignKey, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { allowanceReservations } from './billing.ts'
import { helperOfOwner } from './helpers.ts'
import { panelRounds } from './panels.ts'

/** Who is asked in a round. The answer is a message, being written while its reservation is open. */
export const panelAnswers = pgTable(
  'panel_answers',
  {
    roundId: bigint('round_id', { mode: 'number' }).notNull(),
    helperId: integer('helper_id').notNull(),
    userId: integer('user_id').notNull(),
    /** Pays for the answer; null if that is free. */
    reservationId: bigint('reservation_id', { mode: 'number' }).references(() => allowanceReservations.id, {
      onDelete: 'set null',
    }),
  },
  (t) => [
    primaryKey({ columns: [t.roundId, t.helperId] }),
    foreignKey({
      name: 'panel_answers_round',
      columns: [t.roundId, t.userId],
      foreignColumns: [panelRounds.id, panelRounds.userId],
    }).onDelete('cascade'),
    helperOfOwner('panel_answers_helper', t),
    index('panel_answers_user').on(t.userId),
    index('panel_answers_of').on(t.helperId),
    index('panel_answers_reservation').on(t.reservationId),
  ],
)
