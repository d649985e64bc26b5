import { and, count, eq, ne } from 'drizzle-orm'
import type { users } from '../../db/tables/accounts.ts'
import { allowanceReservations, plannedUsage } from '../../db/tables/billing.ts'
import type { Db } from '../../ports/db.ts'

type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0]
type Account = Pick<
  typeof users.$inferSelect,
  'id' | 'allowancePeriodStart' | 'messageCreditsUsed' | 'plannedCreditsUsed'
>

/** Messages used of an allowance, and how many of them planned ones took that were prepared. */
interface Used {
  all: number
  planned: number
}

/** What an account used of a period that it left, or that is not begun: the ledger, and what was noted on leaving. */
async function usedIn(tx: Transaction, userId: number, period: Date): Promise<Used> {
  const [ledger] = await tx
    .select({ used: count() })
    .from(allowanceReservations)
    .where(
      and(
        eq(allowanceReservations.userId, userId),
        eq(allowanceReservations.period, period),
        ne(allowanceReservations.state, 'released'),
      ),
    )
  const [noted] = await tx
    .select({ used: plannedUsage.used })
    .from(plannedUsage)
    .where(and(eq(plannedUsage.userId, userId), eq(plannedUsage.period, period)))
  const planned = noted?.used ?? 0
  return { all: planned + (ledger?.used ?? 0), planned }
}

/** Notes what prepared messages took of the period that an account leaves. */
async function notePlanned(tx: Transaction, account: Account): Promise<void> {
  const { id, allowancePeriodStart: period, plannedCreditsUsed: used } = account
  if (used === 0) return
  await tx
    .insert(plannedUsage)
    .values({ userId: id, period, used })
    .onConflictDoUpdate({ target: [plannedUsage.userId, plannedUsage.period], set: { used } })
}

/** What counts of the period that begins at `start`; of the one that goes on, all that counted before. */
export async function enterPeriod(tx: Transaction, account: Account, start: Date): Promise<Used> {
  if (start.getTime() === account.allowancePeriodStart.getTime())
    return { all: account.messageCreditsUsed, planned: account.plannedCreditsUsed }
  await notePlanned(tx, account)
  return usedIn(tx, account.id, start)
}
