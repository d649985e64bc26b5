import type { AllowedNetwork } from './model-agent.ts'
import type { ModelTraits } from './port.ts'

/** Whose models are called, and how. */
export interface ModelAccess {
  baseUrl: string
  apiKey: string | undefined
  model: string
  embeddingModel: string | undefined
  reach?: AllowedNetwork | undefined
  traits?: Partial<ModelTraits> | undefined
}
