import type { Transaction } from '../../db/statement.ts'
import { deleteInboundOfHelper } from './store-inbound.ts'

export async function dropInboundSms(tx: Transaction, userId: number, helperId: number): Promise<void> {
  await deleteInboundOfHelper(tx, userId, helperId)
}
