export interface Clock {
  now(): Date
}

/** A number in [0, 1). */
export type Chance = () => number
