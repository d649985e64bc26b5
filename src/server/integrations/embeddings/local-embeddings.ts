import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { LRUCache } from 'lru-cache'
import type { Log } from '../../platform/ports/log.ts'
import type { SentenceEmbeddings } from '../models/port.ts'
import type { EmbeddingsCall, EmbeddingsResult } from './embeddings-worker.ts'

const WORKER = new URL(`./embeddings-worker${extname(import.meta.url)}`, import.meta.url)
const MOST_HEAP_MB = 256
/** With this many unanswered requests, further ones are dropped, so that no queue builds up. */
const MOST_WAITING = 8
/** A message is embedded when its reply looks for similar ones, and once more to be found itself, soon after. */
const RECENT = { max: 1000, ttl: 2 * 60_000 }
/** Frees its memory after this long without a request, and pauses for a while after a failure. */
const IDLE_MS = 10 * 60_000
const REST_MS = 60_000

type Answer = (vectors: Float32Array[] | null) => void

export function createLocalEmbeddings(log: Log): SentenceEmbeddings {
  const recent = new LRUCache<string, Float32Array>(RECENT)
  const waiting = new Map<number, Answer>()
  let worker: Worker | null = null
  let calls = 0
  let restsUntil = 0
  let idle: NodeJS.Timeout | undefined

  function drop(): void {
    worker = null
    for (const answer of waiting.values()) answer(null)
    waiting.clear()
  }
  function start(): Worker {
    const started = new Worker(WORKER, { resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB } })
    started.unref()
    started.on('message', ({ id, vectors }: EmbeddingsResult) => {
      waiting.get(id)?.(vectors)
      waiting.delete(id)
    })
    started.on('error', (cause) => log.warn({ err: cause }, 'the sentence model failed'))
    started.once('exit', (code) => {
      if (code !== 0) restsUntil = performance.now() + REST_MS
      if (worker === started) drop()
    })
    return started
  }
  /** Lets the text in progress finish: ONNX Runtime aborts the whole process if its thread is terminated meanwhile. */
  async function end(): Promise<void> {
    clearTimeout(idle)
    const running = worker
    drop()
    if (!running) return
    running.ref()
    const ended = new Promise((resolve) => running.once('exit', resolve))
    running.postMessage(null)
    await ended
  }

  const ask: SentenceEmbeddings['embed'] = (texts, patienceMs, signal) => {
    if (performance.now() < restsUntil || waiting.size >= MOST_WAITING) return Promise.resolve(null)
    worker ??= start()
    clearTimeout(idle)
    idle = setTimeout(() => void end(), IDLE_MS).unref()
    const id = calls
    calls += 1
    worker.postMessage({ id, texts: [...texts] } satisfies EmbeddingsCall)
    return new Promise((resolve) => {
      const settle: Answer = (vectors) => {
        clearTimeout(patience)
        signal?.removeEventListener('abort', giveUp)
        resolve(vectors)
      }
      const giveUp = (): void => settle(null)
      const patience = setTimeout(giveUp, patienceMs)
      signal?.addEventListener('abort', giveUp)
      waiting.set(id, settle)
    })
  }

  return {
    async embed(texts, patienceMs, signal) {
      const vectors = new Map(texts.map((text) => [text, recent.get(text)]))
      const missing = [...vectors.keys()].filter((text) => vectors.get(text) === undefined)
      const made = missing.length > 0 ? await ask(missing, patienceMs, signal) : []
      if (made === null) return null
      for (const [index, text] of missing.entries()) {
        vectors.set(text, made[index])
        recent.set(text, made[index])
      }
      return texts.flatMap((text) => vectors.get(text) ?? [])
    },
    close: end,
  }
}
