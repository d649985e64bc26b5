import { hash, randomBytes } from 'node:crypto'
import type { Uses } from '../../../platform/ports/services.ts'
import { deleteFlow, type FlowKind, findFlow, insertFlow } from '../email/store.ts'

export const FLOW_MS = 15 * 60_000
export const FLOW_COOKIE = 'coterie_step'

const IDENTIFIER_BYTES = 32

interface Flow<Data> {
  data: Data
  userId: number | null
}

const keyOf = (identifier: string): string => hash('sha256', identifier)

/** Returns its identifier, 256 random bits unless the caller provides one; the table contains its hash. */
export async function beginFlow(
  services: Uses<'db' | 'clock'>,
  kind: FlowKind,
  { data, userId }: Flow<object>,
  identifier: string = randomBytes(IDENTIFIER_BYTES).toString('base64url'),
): Promise<string> {
  const expiresAt = new Date(services.clock.now().getTime() + FLOW_MS)
  await insertFlow(services.db, { key: keyOf(identifier), kind, userId, data, expiresAt })
  return identifier
}

/** The flow is not consumed. Undefined if there is none or it expired. */
export async function readFlow<Data>(
  services: Uses<'db' | 'clock'>,
  kind: FlowKind,
  identifier: string | undefined,
): Promise<Flow<Data> | undefined> {
  if (!identifier) return undefined
  return (await findFlow(services.db, keyOf(identifier), kind, services.clock.now())) as Flow<Data> | undefined
}

export async function consumeFlow<Data>(
  services: Uses<'db' | 'clock'>,
  kind: FlowKind,
  identifier: string | undefined,
): Promise<Flow<Data> | undefined> {
  if (!identifier) return undefined
  return (await deleteFlow(services.db, keyOf(identifier), kind, services.clock.now())) as Flow<Data> | undefined
}
