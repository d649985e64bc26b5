import type { FactorName } from '../../../contract/sign-in.ts'
import type { Services } from '../../ports/services.ts'
import { readFactorRow } from './store-mfa.ts'

/** The second factors that an account may show; none: its first is enough. */
export async function readFactors(services: Services, userId: number): Promise<FactorName[]> {
  const [row] = await readFactorRow(services.db, userId)
  if (!row || (!row.totp && row.passkeys === 0)) return []
  return [
    ...(row.totp ? (['totp'] as const) : []),
    ...(row.passkeys > 0 ? (['passkey'] as const) : []),
    ...(row.recovery > 0 ? (['recovery'] as const) : []),
  ]
}
