import { createRequire } from 'node:module'

/** Hashes of passwords at the lowest cost, as tests sign in thousands of times. */

type Argon2 = typeof import('@node-rs/argon2')

const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as Argon2
const CHEAPEST = { memoryCost: 8, timeCost: 1, parallelism: 1 }

export const hash: Argon2['hash'] = (password) => argon2.hash(password, CHEAPEST)

/** Takes the cost from the hash itself. */
export const { verify } = argon2
