import { type Closeness, closenessOf } from '../../../core/recall/closeness.ts'
import { cutText } from '../../../core/recall/vector-spots.ts'
import { cosine, type Quantised } from '../../../core/recall/vectors.ts'
import { AiError } from '../../port-errors.ts'
import type { Services } from '../../ports/services.ts'
import { mapWithoutBlocking } from '../../without-blocking.ts'
import type { Layout } from './build-layout.ts'
import { embeddingModelOf, embedTexts } from './embed-texts.ts'
import type { Requester } from './question.ts'
import { newestBlocks, type ReadableRow } from './store-vectors.ts'
import { openBlock } from './vector-block.ts'

/** Share of the time limit for recall spent on semantic search, so that there is time to go on without it. */
const PART_OF_PATIENCE = 0.6
/** Bytes of vectors scanned per question, newest first: about 15,000 messages of 512 numbers each. */
const MOST_BYTES = 8 * 1024 * 1024

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

type OpenedBlock = (Quantised & { position: number })[]

/** Messages that may not be shown are left out before any comparison. */
async function visibleVectorsOf(
  services: Pick<Services, 'db'>,
  requester: Requester,
  model: string,
  { helperId, visibilities, layout }: Closest,
  signal: AbortSignal,
): Promise<OpenedBlock[]> {
  const rows = await newestBlocks(services.db, {
    userId: requester.userId,
    model,
    helperId,
    others: visibilities.length > 0,
    bytes: MOST_BYTES,
  })
  const open = ({ helperId: of, block, vectors }: ReadableRow): OpenedBlock => {
    const told = openBlock(requester.dataKey, block, vectors).filter(
      ({ visibility }) => of === helperId || visibilities.includes(visibility),
    )
    const positioned = told.flatMap(({ position, values, scale }) => {
      const whole = layout.positionOf(of, position)
      return whole === null ? [] : [{ position: whole, values, scale }]
    })
    return positioned
  }
  return mapWithoutBlocking(rows, open, signal)
}

async function compare(services: Services, requester: Requester, model: string, closest: Closest, signal: AbortSignal) {
  const [question, blocks] = await Promise.all([
    embedQuestion(services, requester, closest, signal),
    visibleVectorsOf(services, requester, model, closest, signal),
  ])
  const cosines = new Map<number, number>()
  const near = (vectors: OpenedBlock): void => {
    for (const vector of vectors) cosines.set(vector.position, question ? cosine(question, vector) : 0)
  }
  await mapWithoutBlocking(blocks, near, signal)
  return closenessOf(cosines)
}

/** Empty without an embedding model, or if it fails or is slow. */
export async function findClosest(services: Services, requester: Requester, closest: Closest): Promise<Closeness> {
  const model = embeddingModelOf(services)
  if (!model) return new Map()
  const signal = AbortSignal.timeout(services.config.recallTimeoutMs * PART_OF_PATIENCE)
  return compare(services, requester, model, closest, signal).catch((cause) => {
    const failed = cause instanceof AiError || signal.aborted ? { kind: cause?.kind } : { err: cause }
    services.log.warn({ ...failed, helper: closest.helperId }, 'recalled by words only')
    return new Map()
  })
}
