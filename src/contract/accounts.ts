import { z } from 'zod'
import { SUBSCRIPTION_STATUSES, TIERS } from '../core/plans/plans.ts'
import { LIMITS } from '../core/text/limits.ts'
import { changes, instant, nameText, text } from './common.ts'

/** Equal-looking spellings match, and no letter is left that databases lowercase differently depending on locale. */
export const plainName = (name: string): string =>
  name
    .trim()
    .normalize('NFKC')
    .replace(/[^\x20-\x7e]+/g, (letters) => letters.toLowerCase().normalize('NFKC'))

export const username = text(LIMITS.username.max * 4, `Username can have at most ${LIMITS.username.max} characters.`)
  .overwrite(plainName)
  .min(LIMITS.username.min, `Username must be at least ${LIMITS.username.min} characters.`)
  .max(LIMITS.username.max, `Username can have at most ${LIMITS.username.max} characters.`)
  .regex(/^[\p{L}\p{M}\p{N}._-]+$/u, 'Use letters, digits, dots, dashes and underscores.')
  .regex(/[\p{L}\p{N}]/u, 'Use at least one letter or digit.')
  .regex(/^(?!\p{M})(?!.*\p{M}{4})/u, 'Use marks on letters only, and a few at most.')
  // Some letters, such as Hangul fillers, show nothing.
  .regex(/^\P{Default_Ignorable_Code_Point}+$/u, 'Use letters that can be seen.')

export const newPassword = text(
  LIMITS.password.max,
  `Password can have at most ${LIMITS.password.max} characters.`,
).min(LIMITS.password.min, `Password must be at least ${LIMITS.password.min} characters.`)

export const email = z
  .email('Please enter a valid email address.')
  .max(LIMITS.email.max, 'Please enter a valid email address.')

export const displayName = nameText(
  LIMITS.displayName.max,
  `Name can have at most ${LIMITS.displayName.max} characters.`,
).min(LIMITS.displayName.min, 'Name must be at least 2 characters.')

/** What browsers call a zone that they do not know (CLDR). */
const UNKNOWN_ZONE = 'Etc/Unknown'

export const timeZone = z
  .string()
  .max(64)
  .overwrite((zone) => (zone === UNKNOWN_ZONE ? 'UTC' : zone))
  .refine(isTimeZone, 'Please choose a time zone from the list.')

function isTimeZone(zone: string): boolean {
  if (/^[+-]/.test(zone)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: zone }))
  } catch {
    return false
  }
}

export const newPerson = {
  /** `YYYY-MM-DD`. Checked but never stored; required unless `adult` is given. */
  birthDate: z.iso.date('Please enter your birth date.').optional(),
  /** Instead of a date of birth, for programs. */
  adult: z.literal(true, 'Coterie is for adults. Please confirm that you are 18 or older.').optional(),
  displayName: displayName.optional(),
  timeZone: timeZone.optional(),
}

export const signUpBody = z.strictObject({
  ...newPerson,
  username,
  password: newPassword,
  email: email.optional(),
})
export type SignUpBody = z.infer<typeof signUpBody>

export const signInBody = z.strictObject({
  username: text(LIMITS.username.max * 4)
    .overwrite(plainName)
    .min(1, 'Username is required.'),
  password: text(LIMITS.password.max).min(1, 'Password is required.'),
})
export type SignInBody = z.infer<typeof signInBody>

const hour = z.number().int().min(0, 'Please choose an hour.').max(23, 'Please choose an hour.')

const notificationSettings = {
  emailNotifications: z.boolean(),
  marketingEmails: z.boolean(),
  /** Whether browser notifications may show message text. */
  pushPreviews: z.boolean(),
  /** Local hours, 0 to 23: from start to end, nothing is sent outside the app. Equal: no quiet hours. */
  quietHoursStart: hour,
  quietHoursEnd: hour,
}
const voiceSettings = { dictation: z.boolean(), readAloud: z.boolean() }

/** What a person switches in Settings, under the names of the account's columns. */
export const accountSettings = z.object({ ...notificationSettings, ...voiceSettings })
export type AccountSettings = z.infer<typeof accountSettings>

export const user = z.object({
  id: z.number().int(),
  username: z.string(),
  displayName: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  /** Whether the address was confirmed by its link. Until then it receives no other email. */
  emailVerified: z.boolean(),
  /** Replaces `email` once its link is followed. */
  pendingEmail: z.string().nullable(),
  timeZone: z.string(),
  role: z.enum(['user', 'operator']),
  subscriptionTier: z.enum(TIERS),
  subscriptionStatus: z.enum(SUBSCRIPTION_STATUSES),
  /** When the plan falls back to Free; null if it has no end. */
  subscriptionEndDate: instant.nullable(),
  messageCreditsUsed: z.number().int(),
  messageCreditsLimit: z.number().int(),
  creditsResetAt: instant,
  ...accountSettings.shape,
  createdAt: instant,
})
export type User = z.infer<typeof user>

export const userAnswer = z.object({ user })

/** The signed-in person, or null. Being signed out is not an error here. */
export const sessionAnswer = z.object({ user: user.nullable() })
export type SessionAnswer = z.infer<typeof sessionAnswer>

export const profileBody = changes({ name: displayName, email: email.nullable(), timeZone })
export type ProfileBody = z.infer<typeof profileBody>

export const notificationsBody = changes(notificationSettings)
export type NotificationsBody = z.infer<typeof notificationsBody>

export const voiceBody = changes(voiceSettings)
export type VoiceBody = z.infer<typeof voiceBody>

export const passwordBody = z.strictObject({
  /** Required if the account has a password. */
  currentPassword: text(LIMITS.password.max).min(1, 'Your current password is required.').optional(),
  newPassword,
})
export type PasswordBody = z.infer<typeof passwordBody>

const ownPassword = text(LIMITS.password.max).min(1, 'Your password is required.')

export const deleteAccountBody = z.strictObject({ password: ownPassword.optional() })
export type DeleteAccountBody = z.infer<typeof deleteAccountBody>

export const reauthenticateBody = z.strictObject({ password: ownPassword })
export type ReauthenticateBody = z.infer<typeof reauthenticateBody>
