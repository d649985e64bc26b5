import type { Transaction } from '../../platform/db/statement.ts'
import { dropInboundOfHelper } from './store-inbound.ts'

export async function dropInboundSms(tx: Transaction, userId: number, helperId: number): Promise<void> {
  await dropInboundOfHelper(tx, userId, helperId)
}
