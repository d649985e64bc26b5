import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createLog } from '../../platform/log/log.ts'
import { createLocalEmbeddings } from './local-embeddings.ts'

/** Less than a test may take; loading the model takes long on a busy machine. */
const PATIENCE_MS = 55_000
const SENTENCE = 'How do I tell my landlord that I cannot pay this month without losing the flat and all?'

it('embeds texts in order', async () => {
  const embeddings = createLocalEmbeddings(createLog('silent'))
  const vectors = await embeddings.embed(['I adopted a dog.', SENTENCE], PATIENCE_MS)
  expect(vectors?.map(({ length }) => length)).toEqual([512, 512])
  expect(await embeddings.embed([SENTENCE, 'Hi'], PATIENCE_MS)).toEqual([vectors?.[1], expect.any(Float32Array)])
  await embeddings.close()
})

// An abort of ONNX Runtime would end this process.
it.each([3, 13])('closes within a text, %i ms after it began', async (waitMs) => {
  const embeddings = createLocalEmbeddings(createLog('silent'))
  await embeddings.embed(['warm'], PATIENCE_MS)
  const busy = [1, 2, 3, 4, 5, 6].map((nth) =>
    embeddings.embed(
      [1, 2, 3].map((of) => SENTENCE + nth + of),
      PATIENCE_MS,
    ),
  )
  await sleep(waitMs)
  await embeddings.close()
  expect((await Promise.all(busy)).filter((vectors) => vectors === null).length).toBeGreaterThan(0)
})
