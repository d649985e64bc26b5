import { mentionsReasoning } from '../../../../core/connections/reasoning-filter.ts'
import { inJsonModes, type JsonMode, jsonOf, systemWithSchema } from '../json-modes.ts'
import type { Ai, ModelTraits, StructuredRequest } from '../port.ts'
import type { ReplyReader } from '../reply-reader.ts'
import { type OpenAiEndpoint, outputLimits, roomOf } from './openai-endpoint.ts'
import type { ChatCall } from './openai-stream.ts'

type Asked = Pick<ChatCall, 'body' | 'reply' | 'signal' | 'onText' | 'onTakeBack'>

function bodyOf(endpoint: OpenAiEndpoint, room: number, asked: StructuredRequest, mode: JsonMode): string {
  const { system, input, name, schema, maxOutputTokens } = asked
  const formats = {
    schema: { response_format: { type: 'json_schema', json_schema: { name, schema, strict: true } } },
    object: { response_format: { type: 'json_object' } },
    plain: {},
  }
  return JSON.stringify({
    model: endpoint.model,
    messages: [
      { role: 'system', content: mode === 'schema' ? system : systemWithSchema(asked) },
      { role: 'user', content: input },
    ],
    ...formats[mode],
    ...outputLimits(endpoint, maxOutputTokens + room),
  })
}

export function openAiJson(
  endpoint: OpenAiEndpoint,
  traits: ModelTraits,
  send: (asked: Asked) => Promise<ReplyReader>,
): Ai['structured'] {
  return inJsonModes(['schema', 'object', 'plain'], traits, async (asked, mode, signal) => {
    // A schema keeps some models from reasoning, so nothing is learnt of what they do without.
    const tried = { ...traits }
    let text = ''
    try {
      const { usage, isCut } = await send({
        body: bodyOf(endpoint, roomOf(endpoint, traits), asked, mode),
        reply: { traits: tried, isMentioned: mentionsReasoning(asked.input) },
        signal,
        onText: (piece) => {
          text += piece
        },
        onTakeBack: () => {
          text = ''
        },
      })
      return { value: jsonOf(text, isCut), usage: usage ?? { inputTokens: 0, outputTokens: 0 } }
    } finally {
      traits.roomTokens = Math.max(traits.roomTokens, tried.roomTokens)
      if (tried.opening === 'inside') traits.opening = 'inside'
    }
  })
}
