import type { ModelRequest } from '../../../core/prompt/context.ts'
import { mostPictureTokens } from '../../../core/usage/picture-tokens.ts'
import { estimateTokens } from '../../../core/usage/tokens.ts'

export const estimateInput = (request: ModelRequest, model: string): number =>
  request.messages.reduce(
    (sum, { content, pictures = [] }) =>
      pictures.reduce((most, picture) => most + mostPictureTokens(model, picture), sum + estimateTokens(content)),
    0,
  )
