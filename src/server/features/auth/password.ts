import { hash, verify } from '@node-rs/argon2'

/** argon2id with the parameters that OWASP's Password Storage Cheat Sheet names: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hash of no one's password: compared with where there is no account, so that both cases take as long. */
const NOBODY = hash('no account has this password', COST)

export const hashPassword = (password: string): Promise<string> => hash(password, COST)

/** Does the password match the hash? Without a hash the answer is no, after the same work. */
export async function matchesPassword(password: string, hashed: string | null): Promise<boolean> {
  const matches = await verify(hashed ?? (await NOBODY), password)
  return matches && hashed !== null
}
