import { createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '../../../platform/errors/errors.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { stopEmails } from './store-notifications.ts'

const sign = (secret: string, userId: number): string =>
  createHmac('sha256', secret).update(`unsubscribe ${userId}`).digest('base64url')

/** It never expires, as emails are kept. */
export const unsubscribeToken = (secret: string, userId: number): string => `${userId}.${sign(secret, userId)}`

/** 400: not one of ours. */
export function readToken(secret: string, token: string): number {
  const [id = '', signature = ''] = token.split('.')
  const expected = Buffer.from(sign(secret, Number(id)))
  const given = Buffer.from(signature)
  if (given.length === expected.length && timingSafeEqual(given, expected)) return Number(id)
  throw new AppError(
    400,
    'bad_link',
    'This link is not complete. Please use the one in the email, or turn emails off in Settings.',
  )
}

export async function unsubscribe(services: Pick<Services, 'secrets' | 'db'>, token: string): Promise<void> {
  await stopEmails(services.db, readToken(services.secrets.linkSecret, token))
}
