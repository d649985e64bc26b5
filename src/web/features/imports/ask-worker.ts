import { type Asked, TAKEN, type Told } from './export-messages.ts'

/**
 * Reads a file in a worker, so that the page stays responsive. It reads on once `onTold` has dealt with a conversation.
 * Rejects with what is wrong with the file.
 */
export function askWorker(
  asked: Asked,
  onTold: (told: Told) => Promise<void> | undefined,
  signal: AbortSignal,
): Promise<void> {
  const worker = new Worker(new URL('./export-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<void>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
    worker.onerror = () => reject(new Error('This file could not be read.'))
    worker.onmessage = ({ data }: MessageEvent<Told>) => {
      const dealt = onTold(data)
      if (data.kind === 'conversation') dealt?.then(() => worker.postMessage(TAKEN), reject)
      if (data.kind === 'end') resolve()
      if (data.kind === 'failed') reject(new Error(data.text))
    }
    worker.postMessage(asked)
  }).finally(() => worker.terminate())
}
