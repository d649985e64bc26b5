import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { PanelRoundKind } from '../../../../core/panel/panel.ts'
import type { Db, Transaction } from '../../../platform/db/statement.ts'
import { allowanceReservations as reservations } from '../../../platform/db/tables/billing.ts'
import { messages } from '../../../platform/db/tables/conversations.ts'
import { panelAnswers } from '../../../platform/db/tables/panel-answers.ts'
import { panelRounds } from '../../../platform/db/tables/panels.ts'
import { shownFields } from '../read/store-messages.ts'

type Reader = Pick<Db, 'select'>

/** Oldest first. */
export const findRounds = (db: Reader, panelId: number) =>
  db
    .select({ id: panelRounds.id, kind: panelRounds.kind, createdAt: panelRounds.createdAt })
    .from(panelRounds)
    .where(eq(panelRounds.panelId, panelId))
    .orderBy(asc(panelRounds.id))
    .prepare('find_panel_rounds')
    .execute()

export type RoundRow = Awaited<ReturnType<typeof findRounds>>[number]

const isOpen = eq(reservations.state, 'reserved')

/** Who was asked, and whether the answer is being written. */
export const findAnswers = (db: Reader, panelId: number) =>
  db
    .select({
      roundId: panelAnswers.roundId,
      helperId: panelAnswers.helperId,
      isReserved: sql<boolean>`coalesce(${isOpen}, false)`,
    })
    .from(panelAnswers)
    .innerJoin(panelRounds, eq(panelRounds.id, panelAnswers.roundId))
    .leftJoin(reservations, eq(reservations.id, panelAnswers.reservationId))
    .where(eq(panelRounds.panelId, panelId))
    .prepare('find_panel_answers')
    .execute()

export type AnswerRow = Awaited<ReturnType<typeof findAnswers>>[number]

/** What was said in a panel by everybody, oldest first. */
export const findSaidIn = (db: Reader, panelId: number, userId: number) =>
  db
    .select({
      ...shownFields,
      roundId: panelRounds.id,
      /** Whether a model may be shown it. */
      isUsable: sql<boolean>`not (${messages.isForgotten} or ${messages.isWithheld} or ${messages.withheldBySettings})`,
    })
    .from(messages)
    .innerJoin(panelRounds, eq(panelRounds.id, messages.panelRoundId))
    .where(and(eq(panelRounds.panelId, panelId), eq(messages.userId, userId), isNull(messages.branchId)))
    .orderBy(asc(messages.id))
    .prepare('find_said_in_panel')
    .execute()

export type SaidRow = Awaited<ReturnType<typeof findSaidIn>>[number]

/** Whether anybody in the panel is writing. */
export async function isRoundOpen(tx: Reader, panelId: number): Promise<boolean> {
  const rows = await tx
    .select({ roundId: panelAnswers.roundId })
    .from(panelAnswers)
    .innerJoin(panelRounds, and(eq(panelRounds.id, panelAnswers.roundId), eq(panelRounds.panelId, panelId)))
    .innerJoin(reservations, and(eq(reservations.id, panelAnswers.reservationId), isOpen))
    .limit(1)
  return rows.length > 0
}

export const findRoundByKey = (db: Reader, userId: number, idempotencyKey: string) =>
  db
    .select({ id: panelRounds.id, panelId: panelRounds.panelId, kind: panelRounds.kind })
    .from(panelRounds)
    .where(and(eq(panelRounds.userId, userId), eq(panelRounds.idempotencyKey, idempotencyKey)))

interface NewRound {
  panelId: number
  userId: number
  kind: PanelRoundKind
  idempotencyKey: string | null
  createdAt: Date
}

export async function insertRound(tx: Transaction, round: NewRound): Promise<number> {
  const [row] = await tx.insert(panelRounds).values(round).returning({ id: panelRounds.id })
  if (!row) throw new Error('A round was not inserted')
  return row.id
}

interface NewAnswer {
  roundId: number
  helperId: number
  userId: number
  reservationId: number | null
}

export const insertAnswers = (tx: Transaction, answers: readonly NewAnswer[]) =>
  tx.insert(panelAnswers).values([...answers])

export const reserveAgain = (tx: Transaction, { roundId, helperId, reservationId }: NewAnswer) =>
  tx
    .update(panelAnswers)
    .set({ reservationId })
    .where(and(eq(panelAnswers.roundId, roundId), eq(panelAnswers.helperId, helperId)))
