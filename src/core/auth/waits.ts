/**
 * How guesses are slowed: the first few are free, each one after that waits, longer from time to time. Nobody is kept out
 * for good: anyone who waits for the time that is named may try again.
 */
export interface Waits {
  free: number
  /** Seconds to wait after the last free try, and after each one beyond it; the last of them holds for all that follow. */
  seconds: readonly number[]
}

const MINUTE = 60
const HOUR = 60 * MINUTE

const growing = (...minutes: number[]): number[] => minutes.map((each) => each * MINUTE)

export const WAITS = {
  /** Passwords of one account from one address: somebody who cannot remember, or a guesser who has one machine. */
  passwordHere: { free: 10, seconds: growing(0.5, 1, 2, 4, 8, 15) },
  /** Passwords of one account from all devices that nobody has signed in on: a guesser who has many machines. */
  passwordAnywhere: { free: 20, seconds: growing(1, 2, 4, 8, 15, 30, 60) },
  /** Passwords of one account from one device that signed in before, or from one session. */
  passwordKnown: { free: 10, seconds: growing(1, 2, 4, 8, 15, 30, 60) },
  /** Codes of a second factor, of one account or from one known device. */
  secondFactor: { free: 5, seconds: growing(1, 2, 4, 8, 15, 30, 60) },
  /** Emails to one address that anyone may ask for. The newest link is good for half an hour, no matter who asked for it. */
  email: { free: 5, seconds: [...Array<number>(6).fill(HOUR / 2), HOUR, 2 * HOUR, 4 * HOUR] },
} as const satisfies Record<string, Waits>

/** A wait in words: `30 seconds`, `2 minutes`, `1 hour`. */
export function waitInWords(seconds: number): string {
  const [unit, size] = seconds <= 90 ? ['second', 1] : seconds <= 90 * MINUTE ? ['minute', MINUTE] : ['hour', HOUR]
  const count = Math.max(1, Math.ceil(seconds / Number(size)))
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
