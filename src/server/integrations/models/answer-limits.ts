import { AiError } from '../port-errors.ts'

/** In characters: several times what a model is asked for. */
const LONGEST_REPLY = 20_000

/** In bytes, with the reasoning and the events around each word. */
export const LARGEST_ANSWER = 32_000_000

export const tooLong = (): AiError => new AiError('cut_off', 'The model sent more than a reply can be')

/** A model that never stops, by a fault or on purpose, must not fill the memory. */
export function refuseEndless(written: number): void {
  if (written > LONGEST_REPLY) throw tooLong()
}
