import { z } from 'zod'
import { MAX_TYPED_CODE } from '../core/sms/sms-options.ts'
import { plainCode } from '../core/text/words.ts'
import { email, newPassword, newPerson, user, username } from './accounts.ts'
import { instant, text } from './common.ts'
import { checkCodeBody } from './sms.ts'

const SECOND_FACTORS = ['totp', 'passkey', 'recovery'] as const
const secondFactorMethod = z.enum(SECOND_FACTORS)
export type SecondFactor = z.infer<typeof secondFactorMethod>

/** 202: the first factor was right and one of these is still required. Until then nobody is signed in. */
export const secondFactorAnswer = z.object({ secondFactor: z.array(secondFactorMethod) })
export type SecondFactorAnswer = z.infer<typeof secondFactorAnswer>
export type SignInAnswer = { user: z.infer<typeof user> } | SecondFactorAnswer

/** The token in an email link: 256 bits, base64url. */
const linkToken = z.string().regex(/^[\w-]{43}$/, 'This link is not complete. Please use the one in the email.')

export const resetBody = z.strictObject({ email })
export type ResetBody = z.infer<typeof resetBody>

export const newPasswordBody = z.strictObject({ token: linkToken, password: newPassword })
export type NewPasswordBody = z.infer<typeof newPasswordBody>

export const linkBody = z.strictObject({ token: linkToken })

export const confirmedAnswer = z.object({ email: z.string() })
export type ConfirmedAnswer = z.infer<typeof confirmedAnswer>

const sessionItem = z.object({
  id: z.number().int(),
  /** `Firefox on Linux`. */
  device: z.string(),
  createdAt: instant,
  /** Accurate to a day: active sessions are renewed once a day. */
  lastUsedAt: instant,
  current: z.boolean(),
})
export type SessionItem = z.infer<typeof sessionItem>
export const sessionsAnswer = z.object({ sessions: z.array(sessionItem) })
export type SessionsAnswer = z.infer<typeof sessionsAnswer>

const typedCode = text(MAX_TYPED_CODE, 'That is too long for a code.').overwrite(plainCode)
const totpCode = typedCode.regex(/^\d{6}$/, 'The code has six digits.')
export const totpBody = z.strictObject({ code: totpCode })
export type TotpBody = z.infer<typeof totpBody>

/** A code from the authenticator app or a recovery code, in any spelling. */
export const secondFactorBody = z.strictObject({
  code: typedCode.min(6, 'Please enter the code.'),
})
export type SecondFactorBody = z.infer<typeof secondFactorBody>

export const totpSetup = z.object({
  /** For apps that cannot scan: base32. */
  secret: z.string(),
  /** Content of the QR code: `otpauth://totp/…`. */
  uri: z.string(),
})
export type TotpSetup = z.infer<typeof totpSetup>

/** Shown only once, when created; null if the person already has recovery codes. */
export const recoveryAnswer = z.object({ recoveryCodes: z.array(z.string()).nullable() })
export type RecoveryAnswer = z.infer<typeof recoveryAnswer>

const base64url = (most: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(most)
const extensions = z.record(z.string().max(64), z.unknown()).default({})
const attachment = z.enum(['cross-platform', 'platform']).optional()
const transports = z.array(z.string().max(32)).max(8).optional()

/** What a browser returns for a passkey besides the authenticator's response (WebAuthn level 3). */
const credential = <Answer extends z.ZodRawShape>(answer: Answer) =>
  z.object({
    id: base64url(1400).meta({ example: 'q2Vn1cQ' }),
    rawId: base64url(1400),
    type: z.literal('public-key'),
    authenticatorAttachment: attachment,
    clientExtensionResults: extensions,
    response: z.object({ clientDataJSON: base64url(4000), ...answer }),
  })

/** A new passkey (RegistrationResponseJSON). */
export const passkeyRegistration = credential({ attestationObject: base64url(40_000), transports })
export type PasskeyRegistration = z.infer<typeof passkeyRegistration>

/** A sign-in with a passkey (AuthenticationResponseJSON). */
export const passkeyAssertion = credential({
  authenticatorData: base64url(4000),
  signature: base64url(4000),
  userHandle: base64url(200).optional(),
})
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>

/** Options for `navigator.credentials`, in the format of the browser library. */
export const webauthnOptions = z.object({ options: z.record(z.string(), z.unknown()) })
export type WebauthnOptions = z.infer<typeof webauthnOptions>

const passkeyItem = z.object({
  id: z.number().int(),
  /** The browser it was added in: `Chrome on macOS`. */
  device: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
})

export type PasskeyItem = z.infer<typeof passkeyItem>

export const signInMethodsAnswer = z.object({
  password: z.boolean(),
  /** E.164; null if no number is linked. */
  phoneNumber: z.string().nullable(),
  workspace: z.boolean(),
  totp: z.boolean(),
  passkeys: z.array(passkeyItem),
  recoveryCodesLeft: z.number().int(),
})
export type SignInMethods = z.infer<typeof signInMethodsAnswer>

export const phoneSignInBody = checkCodeBody.extend(newPerson)
export type PhoneSignInBody = z.infer<typeof phoneSignInBody>

const outcome = { success: z.boolean(), message: z.string() }
export const phoneSignedIn = z.object({ ...outcome, user })
/** 202: a second factor is still required, or a new person has to complete the sign-up. */
export const phoneSignInPending = z.object({
  ...outcome,
  secondFactor: z.array(secondFactorMethod).optional(),
  pendingSignUp: z.literal(true).optional(),
})

export const completeSignUpBody = z.strictObject({ ...newPerson, username: username.optional() })
export type CompleteSignUpBody = z.infer<typeof completeSignUpBody>

export const authMethodsAnswer = z.object({
  phone: z.boolean(),
  /** Name of the provider; null if none is set up. */
  workspace: z.string().nullable(),
  /** Where password reset emails go; null: nowhere. */
  mail: z.enum(['email', 'outbox']).nullable(),
  secondFactor: z.array(secondFactorMethod).nullable(),
  pendingSignUp: z.object({ name: z.string().nullable() }).nullable(),
})
export type AuthMethods = z.infer<typeof authMethodsAnswer>

/** Why a workspace sign-in failed. A single word, because it is part of the URL. */
export const WORKSPACE_PROBLEMS = ['unreachable', 'refused', 'expired', 'suspended', 'taken'] as const
export type WorkspaceProblem = (typeof WORKSPACE_PROBLEMS)[number]

export const addressAnswer = z.object({ url: z.string() })
export type AddressAnswer = z.infer<typeof addressAnswer>

export const nextQuery = z.object({ next: text(500).optional() })
