import { hash } from 'node:crypto'
import { networkOf } from '../../../core/network-of.ts'
import { AppError } from '../../errors.ts'
import type { Services } from '../../ports.ts'
import { countAttempt, deleteAttempts } from './store.ts'

const MINUTE = 60_000

interface Bound {
  max: number
  windowMs: number
  /**
   * Holds where RATE_LIMITS is off too: it bounds guesses at the second step, or letters and texts to others. What counts
   * by the caller's address alone does not: a load test comes from one.
   */
  always?: true
}

/** How many attempts of a kind one account or one address has in how long a time. */
const ATTEMPTS = {
  'sign-in account': { max: 10, windowMs: 15 * MINUTE },
  'sign-in address': { max: 100, windowMs: 15 * MINUTE },
  'sign-up address': { max: 100, windowMs: 60 * MINUTE },
  'password account': { max: 10, windowMs: 15 * MINUTE },
  'code number': { max: 5, windowMs: 60 * MINUTE, always: true },
  'code number day': { max: 10, windowMs: 24 * 60 * MINUTE, always: true },
  'code account': { max: 20, windowMs: 24 * 60 * MINUTE, always: true },
  'code address': { max: 40, windowMs: 60 * MINUTE },
  'code day': { max: 500, windowMs: 24 * 60 * MINUTE, always: true },
  'text answers': { max: 20, windowMs: 60 * MINUTE, always: true },
  'text notices': { max: 1, windowMs: 24 * 60 * MINUTE, always: true },
  'code tries': { max: 100, windowMs: 15 * MINUTE },
  'second factor account': { max: 5, windowMs: 15 * MINUTE, always: true },
  'reset address': { max: 30, windowMs: 60 * MINUTE },
  'reset email': { max: 5, windowMs: 60 * MINUTE, always: true },
  'link address': { max: 60, windowMs: 60 * MINUTE },
  'letter account': { max: 10, windowMs: 60 * MINUTE, always: true },
  'letter email': { max: 5, windowMs: 60 * MINUTE, always: true },
} as const satisfies Record<string, Bound>

export type AttemptKind = keyof typeof ATTEMPTS

const keyOf = (kind: AttemptKind, who: string): string => `${kind} ${hash('sha256', networkOf(who.toLowerCase()))}`

const isBounded = (services: Services, kind: AttemptKind): boolean => {
  const { always }: Bound = ATTEMPTS[kind]
  return services.rateLimits || Boolean(always)
}

/** Forgets the attempts of someone who has proved who they are: only wrong ones count against them. */
export async function forgetAttempts(services: Services, kind: AttemptKind, who: string): Promise<void> {
  if (isBounded(services, kind)) await deleteAttempts(services.db, keyOf(kind, who))
}

/**
 * Counts an attempt by `who` (an account's name or id, or an address), in the database, so that all processes count
 * together and a restart forgets nothing. Throws 429 with the seconds to wait from the first attempt too many.
 */
export async function limitAttempts(
  services: Services,
  kind: AttemptKind,
  who: string,
  max: number = ATTEMPTS[kind].max,
): Promise<void> {
  if (!isBounded(services, kind)) return
  const { windowMs } = ATTEMPTS[kind]
  const now = services.clock.now()
  const [count] = await countAttempt(services.db, keyOf(kind, who), now, new Date(now.getTime() + windowMs))
  if (!count || count.hits <= max) return
  const seconds = Math.ceil((count.resets_at.getTime() - now.getTime()) / 1000)
  throw new AppError(429, 'too_many_attempts', 'Too many attempts. Please wait a few minutes and try again.', {
    retryAfter: seconds,
  })
}
