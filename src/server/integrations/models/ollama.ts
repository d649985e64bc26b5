import { z } from 'zod'
import { canChat } from '../../../core/connections/model-providers.ts'
import { OllamaError } from '../port-errors.ts'
import type { Ollama, OllamaFailure, OllamaModel, PullProgress } from './port.ts'

const PATIENCE_MS = 1500
/** Ollama tells its progress several times a second, but checks large files in silence. */
const SILENCE_MS = 5 * 60_000
const LONGEST_LINE = 100_000

const tags = z.object({
  models: z.array(z.object({ name: z.string().min(1).max(128), size: z.number().nonnegative().catch(0) })),
})
const line = z.object({
  status: z.string().optional(),
  digest: z.string().optional(),
  total: z.number().nonnegative().optional(),
  completed: z.number().nonnegative().optional(),
  error: z.string().optional(),
})

const FAILURES: readonly (readonly [RegExp, OllamaFailure])[] = [
  [/no space left|disk full|not enough space|insufficient (?:disk )?space/i, 'disk_full'],
  [/not found|does not exist|manifest unknown|invalid model name|pull access denied/i, 'unknown_model'],
  [/newer version|requires .*version|upgrade/i, 'too_old'],
  [
    /no such host|dial tcp|network is unreachable|timeout|connection (?:refused|reset)|tls|temporary failure/i,
    'no_network',
  ],
]

const failureOf = (text: string): OllamaError =>
  new OllamaError(FAILURES.find(([pattern]) => pattern.test(text))?.[1] ?? 'failed')

/** Adds up the layers of a model. */
function progressReader(onProgress: (progress: PullProgress) => void): (text: string) => boolean {
  const layers = new Map<string, { total: number; completed: number }>()
  return (text) => {
    const parsed = line.safeParse(JSON.parse(text))
    if (!parsed.success) return false
    const { status, digest, total, completed = 0, error } = parsed.data
    if (error !== undefined) throw failureOf(error)
    if (digest !== undefined && total !== undefined) {
      layers.set(digest, { total, completed: Math.min(completed, total) })
      const all = [...layers.values()]
      onProgress({
        completedBytes: all.reduce((sum, layer) => sum + layer.completed, 0),
        totalBytes: all.reduce((sum, layer) => sum + layer.total, 0),
      })
    }
    return status === 'success'
  }
}

async function* linesOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > LONGEST_LINE) throw new OllamaError('failed')
    yield* lines.filter((each) => each.trim() !== '')
  }
  if (rest.trim() !== '') yield rest
}

export function createOllama(address: string): Ollama {
  async function pull(model: string, { signal, onProgress }: Parameters<Ollama['pull']>[1]): Promise<void> {
    const [{ request }, { modelAgents }] = await Promise.all([import('undici'), import('./model-agent.ts')])
    const { statusCode, body } = await request(`${address}/api/pull`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ model, stream: true }),
      dispatcher: modelAgents.anywhere,
      bodyTimeout: SILENCE_MS,
      headersTimeout: SILENCE_MS,
      signal,
    })
    if (statusCode !== 200) throw failureOf(await body.text())
    const read = progressReader(onProgress)
    for await (const text of linesOf(body)) if (read(text)) return
    throw new OllamaError('broken_off')
  }

  return {
    address,
    async models() {
      const signal = AbortSignal.timeout(PATIENCE_MS)
      const found = await fetch(`${address}/api/tags`, { signal, redirect: 'error' })
        .then(async (response) => (response.ok ? tags.safeParse(await response.json()) : null))
        .catch(() => null)
      return found?.success ? found.data.models.flatMap(chatModel) : null
    },
    async pull(model, options) {
      let hasBegun = false
      const onProgress = (progress: PullProgress): void => {
        hasBegun = true
        options.onProgress(progress)
      }
      await pull(model, { ...options, onProgress }).catch((error: unknown) => {
        if (options.signal.aborted) throw options.signal.reason
        throw error instanceof OllamaError ? error : new OllamaError(hasBegun ? 'broken_off' : 'away')
      })
    },
  }
}

const chatModel = ({ name, size }: { name: string; size: number }): OllamaModel[] =>
  canChat(name) ? [{ name, bytes: size }] : []
