import type { StructuredRequest } from '../../../core/prompt/context.ts'
import { jsonIn } from '../../../core/text/json-in.ts'
import { AiError } from '../port-errors.ts'
import { PassingAiError, RefusedAiError } from './model-errors.ts'
import type { Ai, ModelTraits, TokenUsage } from './port.ts'

/** How JSON is asked for: by its schema, as any object, or in words alone. */
export type JsonMode = 'schema' | 'object' | 'plain'

/** What servers answer when they do not know a way of asking. */
const NOT_KNOWN = new Set([400, 404, 415, 422, 500, 501])

/** All of it was read, and it is no JSON. */
class NoJsonError extends AiError {
  constructor() {
    super('cut_off', 'The model sent something that is not JSON')
  }
}

/** Throws if there is none in it. `isCut`: the model had reached its limit. */
export function jsonOf(text: string, isCut: boolean): object {
  const value = jsonIn(text)
  if (value === undefined) throw isCut ? new AiError('cut_off', 'The JSON broke off at its limit') : new NoJsonError()
  return value
}

/** The system prompt of a request whose schema has to be told in words. */
export const systemWithSchema = ({ system, schema }: StructuredRequest): string =>
  `${system}\n\nAnswer with one JSON object that follows this JSON Schema, and with nothing else:\n${JSON.stringify(schema)}`

function modesFrom(all: readonly JsonMode[], { json }: ModelTraits): readonly JsonMode[] {
  if (json === 'none') return ['plain']
  return json === 'unknown' ? all : all.slice(Math.max(0, all.indexOf(json)))
}

type AskInMode = (
  asked: StructuredRequest,
  mode: JsonMode,
  signal: AbortSignal,
) => Promise<{ value: object; usage: TokenUsage }>

/** A way that worked before is not given up for one answer that is no JSON. */
function mayKnowAnother(error: unknown, hasWorked: boolean): error is AiError {
  if (error instanceof RefusedAiError || error instanceof PassingAiError) return NOT_KNOWN.has(error.status ?? 0)
  return error instanceof NoJsonError && !hasWorked
}

/** Asks for JSON in the first way that this model knows, and remembers which it is. */
export function inJsonModes(all: readonly JsonMode[], traits: ModelTraits, ask: AskInMode): Ai['structured'] {
  return async (asked, signal, beforeRetry) => {
    const hasWorked = traits.json !== 'unknown' && traits.json !== 'none'

    async function askIn([mode = 'plain', ...others]: readonly JsonMode[]): ReturnType<AskInMode> {
      try {
        const answer = await ask(asked, mode, signal)
        traits.json = mode
        return answer
      } catch (error) {
        if (!mayKnowAnother(error, hasWorked)) throw error
        if (others.length > 0) {
          await beforeRetry?.(error)
          return askIn(others)
        }
        if (error instanceof NoJsonError) traits.json = 'none'
        throw error
      }
    }
    return askIn(modesFrom(all, traits))
  }
}
