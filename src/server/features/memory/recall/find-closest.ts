import { type Closeness, closenessOf } from '../../../../core/recall/closeness.ts'
import { cutText } from '../../../../core/recall/vector-source.ts'
import { cosine } from '../../../../core/recall/vectors.ts'
import { spokenLanguage } from '../../../../core/text/spoken-language.ts'
import { AiError } from '../../../integrations/port-errors.ts'
import { mapWithoutBlocking } from '../../../platform/async/without-blocking.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { ENGLISH_SENTENCES, embeddingModelOf, embedTexts } from '../recall-index/embed-texts.ts'
import type { Layout } from './build-layout.ts'
import type { Requester } from './question.ts'
import { type ReadBlock, readBlocks } from './read-blocks.ts'

/** Share of the time limit for recall spent on semantic search, so that there is time to go on without it. */
const PART_OF_PATIENCE = 0.6

const NOTHING: Closeness = new Float32Array()

interface Closest {
  helperId: number
  visibilities: readonly number[]
  text: string
  layout: Layout
}

async function embedQuestion(services: Services, requester: Requester, { text }: Closest, signal: AbortSignal) {
  const [vector] = await embedTexts(services, requester, requester.privacy, [cutText(text)], signal)
  return vector
}

/** Messages that may not be shown are left out before any comparison. */
async function compare(
  services: Services,
  requester: Requester,
  model: string,
  closest: Closest,
  signal: AbortSignal,
): Promise<Closeness> {
  const { helperId, visibilities, layout } = closest
  const readable = { model, helperId, others: visibilities.length > 0 }
  const [question, blocks] = await Promise.all([
    embedQuestion(services, requester, closest, signal),
    readBlocks(services, requester, readable, signal),
  ])
  if (!question) return NOTHING
  const cosines: { position: number; cosine: number }[] = []
  const compareBlock = ({ helperId: of, vectors }: ReadBlock): void => {
    const { base, size } = layout.placeOf(of)
    for (const vector of vectors) {
      const isVisible = of === helperId || visibilities.includes(vector.visibility)
      // A message may have been added since the conversations were read.
      if (isVisible && vector.position < size)
        cosines.push({ position: base + vector.position, cosine: cosine(question, vector) })
    }
  }
  await mapWithoutBlocking(blocks, compareBlock, signal)
  return closenessOf(cosines, layout.corpus.positions)
}

/** Empty without an embedding model that knows the language, or if it fails or is slow. */
export async function findClosest(services: Services, requester: Requester, closest: Closest): Promise<Closeness> {
  const model = embeddingModelOf(services)
  if (!model || (model === ENGLISH_SENTENCES && spokenLanguage(closest.text) !== null)) return NOTHING
  const signal = AbortSignal.timeout(services.config.recallTimeoutMs * PART_OF_PATIENCE)
  return compare(services, requester, model, closest, signal).catch((cause) => {
    const failed = cause instanceof AiError || signal.aborted ? { kind: cause?.kind } : { err: cause }
    services.log.warn({ ...failed, helper: closest.helperId }, 'recalled by words only')
    return NOTHING
  })
}
