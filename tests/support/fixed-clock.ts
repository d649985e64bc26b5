import type { Clock } from '../../src/server/platform/ports/services.ts'

/** A clock that only moves when told to. */
export class FixedClock implements Clock {
  #now: Date

  constructor(now: string) {
    this.#now = new Date(now)
  }

  now(): Date {
    return new Date(this.#now)
  }

  chance(): number {
    return 0.5
  }

  set(now: string): void {
    this.#now = new Date(now)
  }

  advance(milliseconds: number): void {
    this.#now = new Date(this.#now.getTime() + milliseconds)
  }
}
