import { createHmac } from 'node:crypto'
import type { Services } from '../ports/services.ts'

/** HMAC-SHA256 under a server key, hex: a stolen database does not allow trying all numbers or codes. */
export const hashWithServerKey = (
  { secrets }: Pick<Services, 'secrets'>,
  ...parts: (string | number | null)[]
): string => createHmac('sha256', secrets.hashKey).update(JSON.stringify(parts)).digest('hex')

export const hashNumber = (services: Pick<Services, 'secrets'>, phoneNumber: string): string =>
  hashWithServerKey(services, 'number', phoneNumber)
