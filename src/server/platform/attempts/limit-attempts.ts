import { THROTTLE, type ThrottleRule, waitInWords } from '../../../core/auth/throttle.ts'
import { networkOf } from '../../../core/network/public-address.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../core/time/durations.ts'
import { hashWithServerKey } from '../crypto/vault.ts'
import { AppError } from '../errors/errors.ts'
import type { Uses } from '../ports/services.ts'
import { countAttempt, countGuess, deductAttempt, deleteAttempts } from './store.ts'

interface Bound {
  max: number
  windowMs: number
  /** Applies even if RATE_LIMITS is off: it limits SMS and emails to others. Limits by IP address alone don't. */
  always?: true
}

const ATTEMPTS = {
  'sign-in address': { max: 100, windowMs: 15 * MINUTE_MS },
  'sign-up address': { max: 100, windowMs: HOUR_MS },
  'code number': { max: 5, windowMs: HOUR_MS, always: true },
  'code number day': { max: 10, windowMs: DAY_MS, always: true },
  'code device': { max: 5, windowMs: HOUR_MS, always: true },
  'code device day': { max: 10, windowMs: DAY_MS, always: true },
  'code account': { max: 20, windowMs: DAY_MS, always: true },
  'code address': { max: 40, windowMs: HOUR_MS },
  'code day': { max: 500, windowMs: DAY_MS, always: true },
  'text answers': { max: 20, windowMs: HOUR_MS, always: true },
  'media notices': { max: 1, windowMs: HOUR_MS, always: true },
  'text notices': { max: 1, windowMs: DAY_MS, always: true },
  'code tries': { max: 100, windowMs: 15 * MINUTE_MS },
  'reset address': { max: 30, windowMs: HOUR_MS },
  'reset device': { max: 5, windowMs: HOUR_MS, always: true },
  'confirm account': { max: 10, windowMs: HOUR_MS, always: true },
} as const satisfies Record<string, Bound>

type AttemptKind = keyof typeof ATTEMPTS

/** The counter's key, which does not reveal the name, address or number. */
export const attemptKey = (services: Uses<'vault'>, kind: string, who: string): string =>
  `${kind} ${hashWithServerKey(services, networkOf(who.toLowerCase()))}`

export const tooManyAttempts = (blockedUntil: Date, now: Date): AppError => {
  const seconds = Math.max(1, Math.ceil((blockedUntil.getTime() - now.getTime()) / 1000))
  const text = `Too many attempts. Please try again in ${waitInWords(seconds)}.`
  return new AppError(429, 'too_many_attempts', text, { retryAfter: seconds })
}

const isBounded = (services: Uses<'config'>, kind: AttemptKind): boolean => {
  const { always }: Bound = ATTEMPTS[kind]
  return services.config.rateLimits || Boolean(always)
}

/** In the database, so it covers all processes and survives a restart. 429 with the seconds to wait after too many. */
export async function limitAttempts(
  services: Uses<'config' | 'db' | 'clock' | 'vault'>,
  kind: AttemptKind,
  who: string,
  max: number = ATTEMPTS[kind].max,
): Promise<void> {
  if (!isBounded(services, kind)) return
  const { windowMs } = ATTEMPTS[kind]
  const now = services.clock.now()
  const attempt = { key: attemptKey(services, kind, who), now, resetsAt: new Date(now.getTime() + windowMs) }
  const { hits, resetsAt } = await countAttempt(services.db, attempt)
  if (hits > max) throw tooManyAttempts(resetsAt, now)
}

export async function uncountAttempt(
  services: Uses<'config' | 'db' | 'vault'>,
  kind: AttemptKind,
  who: string,
): Promise<void> {
  if (isBounded(services, kind)) await deductAttempt(services.db, attemptKey(services, kind, who))
}

/** A guess is forgotten this many seconds after its last wait. */
const FORGOTTEN_S = 24 * 3600

interface Slowed {
  waits: ThrottleRule
  /** Applies even with RATE_LIMITS off: it limits guesses at a second factor, and emails to others. */
  always?: true
}

const GUESSES = {
  'password here': { waits: THROTTLE.passwordHere },
  'password anywhere': { waits: THROTTLE.passwordAnywhere },
  'password device': { waits: THROTTLE.passwordKnown },
  'password session': { waits: THROTTLE.passwordKnown },
  'second factor anywhere': { waits: THROTTLE.secondFactor, always: true },
  'second factor device': { waits: THROTTLE.secondFactor, always: true },
  'second factor session': { waits: THROTTLE.secondFactor, always: true },
  'reset email': { waits: THROTTLE.email, always: true },
  'confirm email': { waits: THROTTLE.email, always: true },
} as const satisfies Record<string, Slowed>

/** A guess and what it counts against: a username or id, a device, a session or an email. */
export interface Guess {
  kind: keyof typeof GUESSES
  who: string
}

const keyOf = (services: Uses<'vault'>, { kind, who }: Guess): string => attemptKey(services, kind, who)

const slowed = (services: Uses<'config'>, guesses: readonly Guess[]): Guess[] =>
  guesses.filter(({ kind }) => {
    const { always }: Slowed = GUESSES[kind]
    return services.config.rateLimits || always
  })

async function take(services: Uses<'db' | 'clock' | 'vault'>, guess: Guess): Promise<void> {
  const { free, seconds: waits }: ThrottleRule = GUESSES[guess.kind].waits
  const now = services.clock.now()
  const horizon = new Date(now.getTime() + ((waits.at(-1) ?? 0) + FORGOTTEN_S) * 1000)
  const key = keyOf(services, guess)
  const [row] = await countGuess(services.db, { key, now, free, waits, forgotten: FORGOTTEN_S, horizon })
  if (row && !row.taken) throw tooManyAttempts(row.blockedUntil ?? now, now)
}

/** Call before checking: of concurrent guesses, one is first. 429 if a limit applies; then none of them counts it. */
export async function slowGuess(
  services: Uses<'config' | 'db' | 'clock' | 'vault'>,
  ...guesses: Guess[]
): Promise<void> {
  const taken: Guess[] = []
  try {
    for (const guess of slowed(services, guesses)) {
      await take(services, guess)
      taken.push(guess)
    }
  } catch (cause) {
    for (const guess of taken) await deductAttempt(services.db, keyOf(services, guess))
    throw cause
  }
}

export async function forgetGuesses(services: Uses<'config' | 'db' | 'vault'>, ...guesses: Guess[]): Promise<void> {
  for (const guess of slowed(services, guesses)) await deleteAttempts(services.db, keyOf(services, guess))
}
