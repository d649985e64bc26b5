import { hash, verify } from '@node-rs/argon2'

/** argon2id with the parameters of OWASP's Password Storage Cheat Sheet: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Nobody's password, verified when there is no account, so that both cases take equally long. */
const NOBODY = hash('no account has this password', COST)

export const hashPassword = (password: string): Promise<string> => hash(password, COST)

/** Without a hash: false, after the same work. */
export async function matchesPassword(password: string, hashed: string | null): Promise<boolean> {
  const matches = await verify(hashed ?? (await NOBODY), password)
  return matches && hashed !== null
}
