import { z } from 'zod'
import { REMOTE_PROVIDERS } from '../core/connections/model-providers.ts'
import { instant } from './common.ts'
import { modelAddress, modelKey, modelName } from './connections.ts'

/** How a person connects a model of their own. No response contains a key. */

const endpoint = {
  provider: z.enum(REMOTE_PROVIDERS),
  /** Only if the provider has no default. Must be on the public internet. */
  address: modelAddress.optional(),
  /** Without it, the key stored for the same provider and address is used. */
  apiKey: modelKey.optional(),
}

export const ownModelEndpointBody = z.strictObject(endpoint)
export type OwnModelEndpointBody = z.infer<typeof ownModelEndpointBody>

export const ownModelBody = z.strictObject({ ...endpoint, model: modelName })
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
