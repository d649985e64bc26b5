import { createHmac } from 'node:crypto'
import type { Uses } from '../ports/services.ts'

/** HMAC-SHA256 under a server key, hex: a stolen database does not allow trying all numbers or codes. */
export const hashWithServerKey = ({ vault }: Uses<'vault'>, ...parts: (string | number | null)[]): string =>
  createHmac('sha256', vault.hashKey).update(JSON.stringify(parts)).digest('hex')

export const hashNumber = (services: Uses<'vault'>, phoneNumber: string): string =>
  hashWithServerKey(services, 'number', phoneNumber)
