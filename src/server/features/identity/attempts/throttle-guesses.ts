import { THROTTLE, type ThrottleRule } from '../../../../core/auth/throttle.ts'
import type { Uses } from '../../../platform/ports/services.ts'
import { attemptKey, tooManyAttempts } from './limit-attempts.ts'
import { countGuess, deductAttempt, deleteAttempts } from './store.ts'

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

const keyOf = (services: Uses<'secrets'>, { kind, who }: Guess): string => attemptKey(services, kind, who)

const slowed = (services: Uses<'config'>, guesses: readonly Guess[]): Guess[] =>
  guesses.filter(({ kind }) => {
    const { always }: Slowed = GUESSES[kind]
    return services.config.rateLimits || always
  })

async function take(services: Uses<'db' | 'clock' | 'secrets'>, guess: Guess): Promise<void> {
  const { free, seconds: waits }: ThrottleRule = GUESSES[guess.kind].waits
  const now = services.clock.now()
  const horizon = new Date(now.getTime() + ((waits.at(-1) ?? 0) + FORGOTTEN_S) * 1000)
  const key = keyOf(services, guess)
  const [row] = await countGuess(services.db, { key, now, free, waits, forgotten: FORGOTTEN_S, horizon })
  if (row && !row.taken) throw tooManyAttempts(row.blockedUntil ?? now, now)
}

/** Call before checking: of concurrent guesses, one is first. 429 if a limit applies; then none of them counts it. */
export async function slowGuess(
  services: Uses<'config' | 'db' | 'clock' | 'secrets'>,
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

export async function forgetGuesses(services: Uses<'config' | 'db' | 'secrets'>, ...guesses: Guess[]): Promise<void> {
  for (const guess of slowed(services, guesses)) await deleteAttempts(services.db, keyOf(services, guess))
}
