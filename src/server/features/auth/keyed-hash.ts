import { createHmac } from 'node:crypto'
import type { Services } from '../../ports/services.ts'

/** SHA-256 under a key of the server, hex: who reads the database cannot try all numbers or codes against it. */
export const keyedHash = ({ secrets }: Pick<Services, 'secrets'>, ...parts: (string | number | null)[]): string =>
  createHmac('sha256', secrets.hashKey).update(JSON.stringify(parts)).digest('hex')

/** What a phone number is known again by. */
export const hashNumber = (services: Pick<Services, 'secrets'>, phoneNumber: string): string =>
  keyedHash(services, 'number', phoneNumber)
