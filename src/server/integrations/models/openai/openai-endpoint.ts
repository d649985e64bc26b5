import type { ModelRequest, PromptMessage } from '../../../../core/prompt/context.ts'
import type { ModelAccess, ModelTraits } from '../port.ts'

export interface OpenAiEndpoint extends ModelAccess {
  /** `openai`: the fields of OpenAI's newer models. `compatible`: the older ones that every other server knows. */
  dialect: 'openai' | 'compatible'
  local: boolean
}

/** Reasoning is billed and limited as output, so models that always reason need extra room. */
const REASONING_ROOM = 1024

/** The lowest reasoning effort an OpenAI model accepts; null for models without such a field. */
function leastReasoning(model: string): 'none' | 'minimal' | 'low' | null {
  if (/-(chat|pro|codex)\b/.test(model)) return null
  if (/^gpt-5(-mini|-nano)?(-\d{4}.*)?$/.test(model)) return 'minimal'
  if (/^gpt-(5\.\d|[6-9]|\d\d)/.test(model)) return 'none'
  return /^o\d/.test(model) ? 'low' : null
}

const effortOf = ({ dialect, model }: OpenAiEndpoint) => (dialect === 'openai' ? leastReasoning(model) : null)

/** Tokens that reasoning gets beyond the limit of an answer: as far as the model's name says, or as was learnt. */
export function roomOf(endpoint: OpenAiEndpoint, { roomTokens }: Pick<ModelTraits, 'roomTokens'>): number {
  const effort = effortOf(endpoint)
  return Math.max(roomTokens, effort === null || effort === 'none' ? 0 : REASONING_ROOM)
}

export function outputLimits(endpoint: OpenAiEndpoint, tokens: number): OutputLimits {
  if (endpoint.dialect === 'compatible') return { max_tokens: tokens }
  const effort = effortOf(endpoint)
  return { max_completion_tokens: tokens, ...(effort === null ? {} : { reasoning_effort: effort }) }
}

interface OutputLimits {
  max_tokens?: number
  max_completion_tokens?: number
  reasoning_effort?: 'none' | 'minimal' | 'low'
}

/** A message, with its pictures as data URLs before its text. */
const chatMessage = ({ role, content, pictures = [] }: PromptMessage) => {
  if (pictures.length === 0) return { role, content }
  const images = pictures.map(({ base64 }) => ({
    type: 'image_url',
    image_url: { url: `data:image/jpeg;base64,${base64}` },
  }))
  return { role, content: [...images, { type: 'text', text: content }] }
}

/** Many servers accept one system message only. */
function withOneSystem(messages: readonly PromptMessage[]): PromptMessage[] {
  const system = messages.filter(({ role }) => role === 'system')
  const rest = messages.filter(({ role }) => role !== 'system')
  if (system.length === 0) return rest
  return [{ role: 'system', content: system.map(({ content }) => content).join('\n\n') }, ...rest]
}

/** `room`: tokens of reasoning beyond the limit of the request. */
export const chatBody = (endpoint: OpenAiEndpoint, request: ModelRequest, room: number): string =>
  JSON.stringify({
    model: endpoint.model,
    messages: withOneSystem(request.messages).map(chatMessage),
    stream: true,
    stream_options: { include_usage: true },
    ...outputLimits(endpoint, request.maxOutputTokens + room),
  })
