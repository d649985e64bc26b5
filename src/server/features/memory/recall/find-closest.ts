import { type Closeness, closenessOf } from '../../../../core/recall/closeness.ts'
import { cosine, cutText, type MessageVector } from '../../../../core/recall/vectors.ts'
import { spokenLanguage } from '../../../../core/text/spoken-language.ts'
import { AiError } from '../../../integrations/port-errors.ts'
import { mapWithoutBlocking } from '../../../platform/async/without-blocking.ts'
import type { OpenedBlock } from '../../../platform/cache/caches.ts'
import type { Person, Services, Uses } from '../../../platform/ports/services.ts'
import { ENGLISH_SENTENCES, embeddingModelOf, embedTexts } from '../recall-index/embed-texts.ts'
import { newestBlocks, type ReadableRow } from '../recall-index/store-vectors.ts'
import { decryptBlock } from '../recall-index/vector-block.ts'
import type { Layout } from './build-layout.ts'
import type { Requester } from './question.ts'

/** Bytes of vectors read per question, newest first: about 15,000 messages of 512 numbers each. */
const MOST_BYTES = 8 * 1024 * 1024

const blockKey = (helperId: number, block: number): string => `${helperId}/${block}`

/** `others`: also of conversations with other helpers. */
interface Readable {
  model: string
  helperId: number
  others: boolean
}

interface ReadBlock {
  helperId: number
  vectors: readonly MessageVector[]
}

/** The newest vectors, whatever their visibility. Decrypts those that are not cached as they are now. */
async function readBlocks(
  { db, caches }: Uses<'db' | 'caches'>,
  { userId, dataKey }: Person,
  readable: Readable,
  signal: AbortSignal,
): Promise<ReadBlock[]> {
  const cached = caches.vectors.entriesOf(userId)
  const known = `{${[...cached.values()].map(({ seal }) => seal)}}`
  const rows = await newestBlocks(db, { userId, ...readable, bytes: MOST_BYTES, known })
  const opened = new Map<string, OpenedBlock>()
  const open = ({ helperId, block, seal, vectors }: ReadableRow): void => {
    if (vectors) opened.set(blockKey(helperId, block), { seal, vectors: decryptBlock(dataKey, block, vectors) })
  }
  await mapWithoutBlocking(rows, open, signal)
  if (opened.size > 0) caches.vectors.add(userId, opened)
  return rows.flatMap(({ helperId, block }) => {
    const key = blockKey(helperId, block)
    const read = opened.get(key) ?? cached.get(key)
    return read ? [{ helperId, vectors: read.vectors }] : []
  })
}

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
