import { AiError } from '../port-errors.ts'
import type { Ai } from './port.ts'

async function refuse(): Promise<never> {
  throw new AiError('unsupported', 'No model is connected')
}

/** Stands where no model is connected: callers ask `connected` first. */
export const NO_MODEL: Ai = {
  connected: false,
  local: true,
  provider: null,
  name: 'none',
  stream: refuse,
  structured: refuse,
  embed: refuse,
}
