import type { MessageCreateParamsStreaming, MessageParam } from '@anthropic-ai/sdk/resources/messages'
import type { ModelRequest, PromptMessage } from '../../../../core/prompt/context.ts'
import type { ModelAccess, ModelTraits } from '../port.ts'

export type AnthropicEndpoint = Omit<ModelAccess, 'embeddingModel'>

/** Thinking counts as output, so a model that always thinks needs extra room. */
const THINKING_ROOM = 2048

/** Small and medium models can skip thinking, which a short message does not need. */
const mayThinkNot = (model: string): boolean => /haiku|sonnet/.test(model)

/** Tokens of thinking beyond the limit of an answer. */
export const roomOf = (model: string, { roomTokens }: Pick<ModelTraits, 'roomTokens'>): number =>
  mayThinkNot(model) ? 0 : Math.max(THINKING_ROOM, roomTokens)

export const outputLimits = (
  model: string,
  tokens: number,
): Pick<MessageCreateParamsStreaming, 'max_tokens' | 'thinking'> =>
  mayThinkNot(model) ? { max_tokens: tokens, thinking: { type: 'disabled' } } : { max_tokens: tokens }

/** What comes before it is kept by the provider for some minutes, and costs a tenth when it is sent again. */
const KEPT = { cache_control: { type: 'ephemeral' as const } }

function contentOf({ content, pictures = [] }: PromptMessage, isKept: boolean): MessageParam['content'] {
  const text = { type: 'text' as const, text: content, ...(isKept ? KEPT : {}) }
  if (pictures.length === 0) return isKept ? [text] : content
  const images = pictures.map(({ base64: data }) => ({
    type: 'image' as const,
    source: { type: 'base64' as const, media_type: 'image/jpeg' as const, data },
  }))
  return [...images, text]
}

/** `room`: tokens of thinking beyond the limit of the request. */
export function anthropicParams(model: string, request: ModelRequest, room: number): MessageCreateParamsStreaming {
  const system = request.messages
    .filter((message) => message.role === 'system')
    .map((message) => ({ type: 'text' as const, text: message.content, ...KEPT }))
  // The last message holds what will not be sent again.
  const lastKept = request.messages.at(-2)
  const messages: MessageParam[] = request.messages.flatMap((message) =>
    message.role === 'system' ? [] : [{ role: message.role, content: contentOf(message, message === lastKept) }],
  )
  return { model, system, messages, stream: true, ...outputLimits(model, request.maxOutputTokens + room) }
}
