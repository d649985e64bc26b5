import { hash, verify } from '@node-rs/argon2'

/** argon2id with the parameters of OWASP's Password Storage Cheat Sheet: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Nobody's password, verified when there is no account, so that both cases take equally long. */
const NOBODY = hash('no account has this password', COST)

/** Keyboards write the same accented letter in two ways, so passwords are hashed and compared in one (NFKC, RFC 8265). */
const plainPassword = (password: string): string => password.normalize('NFKC')

export const hashPassword = (password: string): Promise<string> => hash(plainPassword(password), COST)

/** Without a hash: false, after the same work. Hashes from before passwords were normalized still match. */
export async function matchesPassword(password: string, hashed: string | null): Promise<boolean> {
  const stored = hashed ?? (await NOBODY)
  const spellings = new Set([plainPassword(password), password])
  const matches = await Promise.all([...spellings].map((spelling) => verify(stored, spelling)))
  return matches.includes(true) && hashed !== null
}
