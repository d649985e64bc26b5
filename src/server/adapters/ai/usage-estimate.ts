import type { ModelRequest } from '../../../core/prompt/prompt.ts'
import { estimateTokens } from '../../../core/usage/tokens.ts'

/** Estimated tokens of a prompt, for endpoints that do not count them. */
export const estimateInput = (request: ModelRequest): number =>
  request.messages.reduce((sum, message) => sum + estimateTokens(message.content.length), 0)
