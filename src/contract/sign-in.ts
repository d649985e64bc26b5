import { z } from 'zod'
import { email, newPassword, type user } from './accounts.ts'
import { instant } from './common.ts'

const FACTOR_NAMES = ['totp', 'passkey', 'recovery'] as const
const factorName = z.enum(FACTOR_NAMES)
export type FactorName = z.infer<typeof factorName>

/** 202: the first factor was right, and one of these is still to be shown; until then nobody is signed in. */
export const secondFactorAnswer = z.object({ secondFactor: z.array(factorName) })
export type SecondFactorAnswer = z.infer<typeof secondFactorAnswer>
export type SignInAnswer = { user: z.infer<typeof user> } | SecondFactorAnswer

/** What a link in a letter carries: 256 bits, base64url. */
const linkToken = z.string().regex(/^[\w-]{43}$/, 'This link is not complete. Please use the one in the email.')

export const resetBody = z.strictObject({ email })
export type ResetBody = z.infer<typeof resetBody>

export const newPasswordBody = z.strictObject({ token: linkToken, password: newPassword })
export type NewPasswordBody = z.infer<typeof newPasswordBody>

export const linkBody = z.strictObject({ token: linkToken })

export const messageAnswer = z.object({ message: z.string() })
export type MessageAnswer = z.infer<typeof messageAnswer>

export const confirmedAnswer = z.object({ email: z.string() })
export type ConfirmedAnswer = z.infer<typeof confirmedAnswer>

/** A browser in which the person is signed in. */
const sessionItem = z.object({
  id: z.number().int(),
  /** `Firefox on Linux`. */
  device: z.string(),
  createdAt: instant,
  /** To the day: a session in use is renewed once a day. */
  lastUsedAt: instant,
  current: z.boolean(),
})
export type SessionItem = z.infer<typeof sessionItem>
export const sessionsAnswer = z.object({ sessions: z.array(sessionItem) })
export type SessionsAnswer = z.infer<typeof sessionsAnswer>
