import { z } from 'zod'

/** Body of every refusal: a stable code, a text a person can read, and per field what is wrong with it. */
export const errorBody = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
  }),
})
export type ErrorBody = z.infer<typeof errorBody>

/** Largest numbers that an id may be: of an int4 column, and of an int8 one as far as JavaScript counts. */
const MAX_ID = 2_147_483_647
const MAX_LONG_ID = Number.MAX_SAFE_INTEGER

export const helperId = z.number().int().min(1).max(MAX_ID)
export const longId = z.number().int().min(1).max(MAX_LONG_ID)

/** Ids in an address, where everything is text. */
export const idInAddress = z.coerce.number().int().min(1).max(MAX_ID)
export const longIdInAddress = z.coerce.number().int().min(1).max(MAX_LONG_ID)

/** `{id}` of a path. */
export const idParams = z.object({ id: idInAddress })
export const longIdParams = z.object({ id: longIdInAddress })

/** PostgreSQL holds no NUL, and half a character would come back as another one. */
const storable = (schema: z.ZodString) =>
  schema
    .refine((typed) => !typed.includes('\0'), 'That holds a character that cannot be stored.')
    .overwrite((typed) => typed.toWellFormed())

const tooMuch = (max: number): string => `Use at most ${max} characters.`

/** Text of at most `max` characters. */
export const text = (max: number, tooLong = tooMuch(max)) => storable(z.string().max(max, tooLong))

/** The same of a field, where blanks around it mean nothing. */
export const trimmedText = (max: number, tooLong = tooMuch(max)) => storable(z.string().trim().max(max, tooLong))

/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime()

/** Answer of a call that has nothing to tell. */
export const nothing = z.null()
