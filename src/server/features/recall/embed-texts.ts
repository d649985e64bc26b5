import { createMask } from '../../../core/privacy/mask.ts'
import type { PrivacySettings } from '../../../core/privacy/settings.ts'
import { type Quantised, quantise } from '../../../core/recall/vectors.ts'
import { AiError } from '../../port-errors.ts'
import type { Services } from '../../ports/services.ts'
import { guardedAi } from '../usage/guarded-ai.ts'

export interface Writer {
  userId: number
  firstName: string | null
}

/** At the maximum level this model sees marks in place of what is sensitive, as every model does. */
function hidden(writer: Writer, { encryptionLevel }: PrivacySettings, texts: readonly string[]): readonly string[] {
  if (encryptionLevel !== 'maximum') return texts
  const mask = createMask('everything', writer.firstName ? [writer.firstName] : [], texts)
  return texts.map(mask.hide)
}

/** One vector a text, in order. Throws an AiError. */
export async function embedTexts(
  services: Services,
  writer: Writer,
  settings: PrivacySettings,
  texts: readonly string[],
  signal: AbortSignal,
): Promise<Quantised[]> {
  const reason = { userId: writer.userId, purpose: 'memory' } as const
  const { vectors } = await guardedAi(services, reason).embed(hidden(writer, settings, texts), signal)
  const quantised = vectors.map(quantise).filter((vector) => vector !== null)
  const [first] = quantised
  const isWhole = quantised.length === texts.length
  if (!isWhole || quantised.some(({ values }) => values.length !== first?.values.length)) {
    throw new AiError('refused', 'The embedding model gave no vector for a text')
  }
  return quantised
}
