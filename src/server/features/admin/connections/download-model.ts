import type { LocalModels, ModelDownload } from '../../../../contract/connections.ts'
import { downloadFailureInWords } from '../../../../core/connections/in-words.ts'
import { SUGGESTED_MODELS } from '../../../../core/connections/model-providers.ts'
import type { Ollama } from '../../../integrations/models/port.ts'
import { OllamaError } from '../../../integrations/port-errors.ts'
import { AppError } from '../../../platform/errors/errors.ts'
import type { Actor, Uses } from '../../../platform/ports/services.ts'
import { connectModel, readStoredModels } from './connect-model.ts'

type Parts = Uses<'db' | 'vault' | 'clock' | 'models' | 'signals' | 'log'>

interface Download {
  state: ModelDownload
  abort: AbortController
}

/** The newest download of each process: a page may be left and opened again meanwhile. */
const downloads = new WeakMap<Ollama, Download>()

const isRunning = (download: Download | undefined): download is Download => download?.state.state === 'running'

export async function readLocalModels({ models: { ollama } }: Uses<'models'>): Promise<LocalModels> {
  const models = await ollama.models()
  return {
    address: ollama.address,
    isThere: models !== null,
    models: models ?? [],
    suggestions: [...SUGGESTED_MODELS],
    download: downloads.get(ollama)?.state ?? null,
  }
}

/** Whether a downloaded model may be connected by itself: nothing else is in use, or was chosen meanwhile. */
async function isWanted(services: Parts): Promise<boolean> {
  const { models } = services
  return !models.isLocked && !models.current.connected && (await readStoredModels(services)).main === undefined
}

async function follow(services: Parts, actor: Actor, download: Download): Promise<void> {
  const { log } = services
  const { ollama } = services.models
  const { state, abort } = download
  try {
    await ollama.pull(state.model, {
      signal: abort.signal,
      onProgress: (progress) => Object.assign(state, progress),
    })
    if (await isWanted(services)) {
      const address = ollamaEndpoint(ollama)
      await connectModel(services, actor, { role: 'main', provider: 'ollama', address, model: state.model })
      state.isConnected = true
    }
    state.state = 'done'
  } catch (error) {
    state.state = abort.signal.aborted ? 'cancelled' : 'failed'
    if (abort.signal.aborted) return
    const kind = error instanceof OllamaError ? error.kind : 'failed'
    state.problem = downloadFailureInWords(kind)
    log.warn({ kind }, 'a model could not be downloaded')
  }
}

/** Where the models of this Ollama are called. */
export const ollamaEndpoint = ({ address }: Pick<Ollama, 'address'>): string => `${address}/v1`

/** Begins, or goes on with what an earlier attempt has left. 409: another one is being downloaded. */
export function startDownload(services: Parts, actor: Actor, model: string): ModelDownload {
  const { ollama } = services.models
  const current = downloads.get(ollama)
  if (isRunning(current)) {
    if (current.state.model === model) return current.state
    throw new AppError(409, 'download_running', `${current.state.model} is being downloaded. Cancel that first.`)
  }
  const state: ModelDownload = {
    model,
    state: 'running',
    completedBytes: 0,
    totalBytes: 0,
    problem: null,
    isConnected: false,
  }
  const download = { state, abort: new AbortController() }
  downloads.set(ollama, download)
  void follow(services, actor, download)
  return state
}

/** Ollama keeps what it has, so a later download goes on from there. */
export function cancelDownload({ models: { ollama } }: Uses<'models'>): void {
  const download = downloads.get(ollama)
  if (!isRunning(download)) return
  download.abort.abort('cancelled')
  download.state.state = 'cancelled'
}
