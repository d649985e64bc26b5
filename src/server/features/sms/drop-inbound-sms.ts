import type { Transaction } from '../../db/statement.ts'
import { deleteInboundOfHelper } from './store-inbound.ts'

/** Drops what a person texted to a helper that is being deleted, and that nobody has answered. */
export async function dropInboundSms(tx: Transaction, userId: number, helperId: number): Promise<void> {
  await deleteInboundOfHelper(tx, userId, helperId)
}
