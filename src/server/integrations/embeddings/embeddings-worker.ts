import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { loadSentenceModel } from './sentence-model.ts'

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
let isEnding = false
/** `null` asks the thread to end. */
parent.on('message', async (call: EmbeddingsCall | null) => {
  if (call === null) {
    isEnding = true
    parent.close()
    return
  }
  const vectors: Float32Array[] = []
  for (const text of call.texts) {
    if (isEnding) return
    vectors.push(await embed(text))
  }
  parent.postMessage({ id: call.id, vectors } satisfies EmbeddingsResult)
})
