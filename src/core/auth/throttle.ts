/** Slows brute force without a lockout: after the stated wait, which grows, the next attempt is allowed. */
export interface ThrottleRule {
  free: number
  /** Seconds to wait after the last free attempt and after each one beyond it; the last value repeats. */
  seconds: readonly number[]
}

const MINUTE = 60
const HOUR = 60 * MINUTE

const growing = (...minutes: number[]): number[] => minutes.map((each) => each * MINUTE)

export const THROTTLE = {
  /** Passwords of an account from one address: a person who forgot theirs, or a guesser with one machine. */
  passwordHere: { free: 10, seconds: growing(0.5, 1, 2, 4, 8, 15) },
  /** Passwords of an account from all unknown devices: a guesser with many machines. */
  passwordAnywhere: { free: 20, seconds: growing(1, 2, 4, 8, 15, 30, 60) },
  /** Passwords of an account from one known device or session. */
  passwordKnown: { free: 10, seconds: growing(1, 2, 4, 8, 15, 30, 60) },
  /** Second-factor codes, per account or known device. */
  secondFactor: { free: 5, seconds: growing(1, 2, 4, 8, 15, 30, 60) },
  /** Emails to an address that anyone can request. Its newest link works for half an hour, even if a stranger asked. */
  email: { free: 5, seconds: [...Array<number>(6).fill(HOUR / 2), HOUR, 2 * HOUR, 4 * HOUR] },
} as const satisfies Record<string, ThrottleRule>

/** A wait in words: `30 seconds`, `2 minutes`, `1 hour`. */
export function waitInWords(seconds: number): string {
  const [unit, size] = seconds <= 90 ? ['second', 1] : seconds <= 90 * MINUTE ? ['minute', MINUTE] : ['hour', HOUR]
  const count = Math.max(1, Math.ceil(seconds / Number(size)))
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
