import { z } from 'zod'
import { REMOTE_PROVIDERS } from '../core/connections/model-providers.ts'
import { instant } from './common.ts'
import { modelAddress, modelKey, modelName } from './connections.ts'

/** How a person connects a model of their own. No answer holds a key. */

const place = {
  provider: z.enum(REMOTE_PROVIDERS),
  /** Only where the provider has none of its own; on the public internet. */
  address: modelAddress.optional(),
  /** Without one: the key that is stored for the same provider and address. */
  apiKey: modelKey.optional(),
}

export const ownModelPlaceBody = z.strictObject(place)
export type OwnModelPlaceBody = z.infer<typeof ownModelPlaceBody>

export const ownModelBody = z.strictObject({ ...place, model: modelName })
export type OwnModelBody = z.infer<typeof ownModelBody>

export const ownModelAnswer = z.object({
  /** Whether the operator allows them. If not, a stored one is not used. */
  allowed: z.boolean(),
  model: z
    .object({
      provider: z.enum(REMOTE_PROVIDERS),
      address: z.string(),
      hasKey: z.boolean(),
      model: z.string(),
      since: instant,
      lastSuccess: instant.nullable(),
      lastFailure: z.object({ at: instant, text: z.string() }).nullable(),
    })
    .nullable(),
})
export type OwnModelAnswer = z.infer<typeof ownModelAnswer>
