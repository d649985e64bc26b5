import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { loadSentenceModel } from './sentence-model.ts'

/** The sentence model, off the main thread. */
export interface EmbeddingsCall {
  id: number
  texts: string[]
}
export interface EmbeddingsResult {
  id: number
  vectors: Float32Array[]
}

const parent = parentPort
if (!parent) throw new Error('runs as a worker only')

// On a busy machine, replies come first. Only Linux sets the priority of a single thread.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)

const embed = await loadSentenceModel()
parent.on('message', async ({ id, texts }: EmbeddingsCall) => {
  const vectors: Float32Array[] = []
  for (const text of texts) vectors.push(await embed(text))
  parent.postMessage({ id, vectors } satisfies EmbeddingsResult)
})
