import { createMask } from '../../../../core/privacy/mask.ts'
import type { PrivacySettings } from '../../../../core/privacy/settings.ts'
import { type Quantised, quantise } from '../../../../core/recall/vectors.ts'
import { AiError } from '../../../integrations/port-errors.ts'
import type { Services, Uses } from '../../../platform/ports/services.ts'
import { sharedModel } from '../../models/calls/call-admissions.ts'
import { askEmbeddings } from '../../models/calls/guarded-calls.ts'
import { compileDetectors } from '../compile-detectors.ts'

export interface Writer {
  userId: number
  firstName: string | null
}

/** The bundled sentence model, as recorded with its vectors. */
export const ENGLISH_SENTENCES = 'sentences-en-1'
/** Batch size of the sentence model, so that a single text waits for no more than this. */
const AT_ONCE = 4
/** The first text waits until the model is loaded, possibly on a busy machine. */
const PATIENCE_MS = 20_000

/** The provider's if one is set, else the bundled one; null without either. */
export const embeddingModelOf = ({ models }: Uses<'models'>): string | null =>
  models.current.embeddingModel ?? (models.sentenceModel ? ENGLISH_SENTENCES : null)

/** At the maximum level this model sees placeholders for sensitive words, like every provider's model. */
async function hidden(
  writer: Writer,
  { encryptionLevel }: PrivacySettings,
  texts: readonly string[],
): Promise<readonly string[]> {
  if (encryptionLevel !== 'maximum') return texts
  await compileDetectors()
  const mask = createMask('everything', writer.firstName ? [writer.firstName] : [], texts)
  return texts.map(mask.hide)
}

async function embedHere({ models }: Services, texts: readonly string[], signal: AbortSignal) {
  const vectors: number[][] = []
  for (let from = 0; from < texts.length; from += AT_ONCE) {
    signal.throwIfAborted()
    const some = await models.sentenceModel?.embed(texts.slice(from, from + AT_ONCE), PATIENCE_MS, signal)
    if (!some) throw new AiError('unreachable', 'The sentence model gave no vectors')
    vectors.push(...some.map((vector) => Array.from(vector)))
  }
  return vectors
}

/** One vector per text, in order. Throws an AiError. */
export async function embedTexts(
  services: Services,
  writer: Writer,
  settings: PrivacySettings,
  texts: readonly string[],
  signal: AbortSignal,
): Promise<Quantised[]> {
  const reason = { userId: writer.userId, purpose: 'memory' } as const
  const vectors = services.models.current.embeddingModel
    ? await askEmbeddings(services, sharedModel(services), reason, await hidden(writer, settings, texts), signal)
    : await embedHere(services, texts, signal)
  const quantised = vectors.map(quantise).filter((vector) => vector !== null)
  const [first] = quantised
  const isWhole = quantised.length === texts.length
  if (!isWhole || quantised.some(({ values }) => values.length !== first?.values.length)) {
    throw new AiError('refused', 'The embedding model gave no vector for a text')
  }
  return quantised
}
