import { hash, randomBytes } from 'node:crypto'
import { AppError } from '../../errors.ts'
import type { Services } from '../../ports.ts'
import { type LinkRow, saveLink } from './link-store.ts'

const MINUTE = 60_000
const LIFE_MS = { reset: 30 * MINUTE, confirm: 24 * 60 * MINUTE }
const TOKEN_BYTES = 32

export const hashToken = (token: string): string => hash('sha256', token)

/** What a link of that kind to that address carries: good once, and alone; an earlier one is good no more. */
export async function createLink(
  services: Services,
  userId: number,
  purpose: LinkRow['purpose'],
  email: string,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const expiresAt = new Date(services.clock.now().getTime() + LIFE_MS[purpose])
  await saveLink(services.db, { userId, purpose, tokenHash: hashToken(token), email, expiresAt })
  return token
}

export const badLink = (): AppError =>
  new AppError(400, 'bad_link', 'This link was used already or is too old. Please ask for a new one.')
