import { createHmac, hash } from 'node:crypto'
import { AppError } from '../../../platform/errors/errors.ts'
import type { Uses } from '../../../platform/ports/services.ts'
import { hasLink, type LinkRow, saveLink } from './store.ts'

const MINUTE = 60_000
const LIFE_MS = { reset: 30 * MINUTE, confirm: 24 * 60 * MINUTE }

export const hashToken = (token: string): string => hash('sha256', token)

/** A link's token: 256 unguessable bits, the same for each attempt to send its email. */
const tokenOf = ({ secrets }: Uses<'secrets'>, name: string): string =>
  createHmac('sha256', secrets.linkSecret).update(`link of ${name}`).digest('base64url')

/** Single-use, and only the newest is valid. Returns its token. `name` identifies the email. */
export async function createLink(
  services: Uses<'secrets' | 'db' | 'clock'>,
  { userId, purpose, email }: Pick<LinkRow, 'userId' | 'purpose' | 'email'>,
  name: string,
): Promise<string> {
  const token = tokenOf(services, name)
  const expiresAt = new Date(services.clock.now().getTime() + LIFE_MS[purpose])
  await saveLink(services.db, { userId, purpose, tokenHash: hashToken(token), email, expiresAt })
  return token
}

export const isLinkOpen = (services: Uses<'secrets' | 'db'>, name: string): Promise<boolean> =>
  hasLink(services.db, hashToken(tokenOf(services, name)))

export const badLink = (): AppError =>
  new AppError(400, 'bad_link', 'This link has been used or has expired. Please ask for a new one.')
