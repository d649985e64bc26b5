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

const MAX_ID = 2_147_483_647

/** `{id}` of a path. */
export const idParams = z.object({ id: z.coerce.number().int().min(1).max(MAX_ID) })

export const helperId = z.number().int().min(1).max(MAX_ID)

/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime()

/** Answer of a call that has nothing to tell. */
export const nothing = z.null()
