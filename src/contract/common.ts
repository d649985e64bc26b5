import { z } from 'zod'
import { PICTURE } from '../core/text/limits.ts'
import { visibleName } from '../core/text/plain-line.ts'

/** A request that changes at least one of these fields. */
export const changes = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z
    .strictObject(fields)
    .partial()
    .refine((body) => Object.keys(body).length > 0, 'Nothing to change.')

/** Body of every error response: a stable code, a message for people, and a message per invalid field. */
export const errorBody = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
  }),
})
export type ErrorBody = z.infer<typeof errorBody>

/** Largest ids: of an int4 column, and of an int8 column up to JavaScript's largest safe integer. */
const MAX_ID = 2_147_483_647
const MAX_LONG_ID = Number.MAX_SAFE_INTEGER

export const helperId = z.number().int().min(1).max(MAX_ID)
export const longId = z.number().int().min(1).max(MAX_LONG_ID)

/** Ids in a URL, where everything is a string. */
export const idInAddress = z.coerce.number().int().min(1).max(MAX_ID)
export const longIdInAddress = z.coerce.number().int().min(1).max(MAX_LONG_ID)

export const idParams = z.object({ id: idInAddress })
export const longIdParams = z.object({ id: longIdInAddress })

/** PostgreSQL can't store NUL, and a lone surrogate would come back as another character. */
const storable = (schema: z.ZodString) =>
  schema
    .refine((typed) => !typed.includes('\0'), 'That contains a character that cannot be stored.')
    .overwrite((typed) => typed.toWellFormed())

const tooMuch = (max: number): string => `Use at most ${max} characters.`

export const text = (max: number, tooLong = tooMuch(max)) => storable(z.string().max(max, tooLong))

export const trimmedText = (max: number, tooLong = tooMuch(max)) => storable(z.string().trim().max(max, tooLong))

/** The same, where the fault names what is too long: `A description`. */
export const shortText = (what: string, max: number) => trimmedText(max, `${what} can have at most ${max} characters.`)

/** Whether a person would see anything: some characters, such as a zero-width space, are blank but no white space. */
export const isVisible = (typed: string): boolean => visibleName(typed) !== ''

/** A name of a person or a helper, as it is shown. */
export const nameText = (max: number, tooLong: string) => storable(z.string()).overwrite(visibleName).max(max, tooLong)

const inBase64 = (bytes: number): number => Math.ceil(bytes / 3) * 4

/** JPEG, PNG or WebP in base64. */
export const picture = z
  .string()
  .max(inBase64(PICTURE.sentBytes), `A picture can have at most ${PICTURE.sentBytes / 1_000_000} MB.`)
  .meta({ format: 'byte' })

export const instant = z.iso.datetime()

/**
 * Unique per person: a retry of a call whose response was lost is rejected as `already_sent`, another message under the
 * same key as `key_reused`.
 */
export const idempotencyKey = z.uuid('Please give a UUID.').optional()

export const example = (text: string) => z.string().meta({ example: text })

export const nothing = z.null()

export const messageAnswer = z.object({ message: z.string() })
export type MessageAnswer = z.infer<typeof messageAnswer>
