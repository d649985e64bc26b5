import { createHmac } from 'node:crypto'
import type { Uses } from '../ports/services.ts'

/** HMAC-SHA256 under a server key, hex: a stolen database does not allow trying all numbers or codes. */
export const hashWithServerKey = ({ secrets }: Uses<'secrets'>, ...parts: (string | number | null)[]): string =>
  createHmac('sha256', secrets.hashKey).update(JSON.stringify(parts)).digest('hex')

export const hashNumber = (services: Uses<'secrets'>, phoneNumber: string): string =>
  hashWithServerKey(services, 'number', phoneNumber)
