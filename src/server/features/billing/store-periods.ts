import { and, count, eq, ne } from 'drizzle-orm'
import type { users } from '../../db/tables/accounts.ts'
import { creditEntries, plannedPeriods } from '../../db/tables/billing.ts'
import type { Db } from '../../ports/db.ts'

type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0]
type Account = Pick<typeof users.$inferSelect, 'id' | 'creditsPeriod' | 'messageCreditsUsed' | 'plannedCreditsUsed'>

/** Messages used of an allowance, and how many of them planned ones took that were prepared. */
interface Used {
  all: number
  planned: number
}

/** What an account used of a period that it left, or that is not begun: the ledger, and what was noted on leaving. */
async function usedIn(tx: Transaction, userId: number, period: Date): Promise<Used> {
  const [ledger] = await tx
    .select({ used: count() })
    .from(creditEntries)
    .where(and(eq(creditEntries.userId, userId), eq(creditEntries.period, period), ne(creditEntries.state, 'released')))
  const [noted] = await tx
    .select({ used: plannedPeriods.used })
    .from(plannedPeriods)
    .where(and(eq(plannedPeriods.userId, userId), eq(plannedPeriods.period, period)))
  const planned = noted?.used ?? 0
  return { all: planned + (ledger?.used ?? 0), planned }
}

/** Notes what prepared messages took of the period that an account leaves. */
async function notePlanned(tx: Transaction, account: Account): Promise<void> {
  const { id, creditsPeriod: period, plannedCreditsUsed: used } = account
  if (used === 0) return
  await tx
    .insert(plannedPeriods)
    .values({ userId: id, period, used })
    .onConflictDoUpdate({ target: [plannedPeriods.userId, plannedPeriods.period], set: { used } })
}

/** What counts of the period that begins at `start`; of the one that goes on, all that counted before. */
export async function enterPeriod(tx: Transaction, account: Account, start: Date): Promise<Used> {
  if (start.getTime() === account.creditsPeriod.getTime())
    return { all: account.messageCreditsUsed, planned: account.plannedCreditsUsed }
  await notePlanned(tx, account)
  return usedIn(tx, account.id, start)
}
