import { setTimeout as sleep } from 'node:timers/promises'
import { writeOffline } from '../../../core/offline/offline-engine.ts'
import { AiError } from '../../port-errors.ts'
import type { Ai } from '../../ports/ai.ts'

/** Replies appear word by word, like a model's. */
const WORD_MS = 12

export function createOfflineAi(wordMs: number = WORD_MS): Ai {
  return {
    offline: true,
    local: true,
    provider: null,
    sees: false,
    name: 'offline engine',
    async stream({ context }, { signal, onText }) {
      signal.throwIfAborted()
      for (const word of writeOffline(context).match(/\S+\s*/g) ?? []) {
        onText(word)
        await sleep(wordMs)
        signal.throwIfAborted()
      }
      return { inputTokens: 0, outputTokens: 0 }
    },
    structured: unsupported,
    embed: unsupported,
  }
}

async function unsupported(): Promise<never> {
  throw new AiError('unsupported', 'The offline engine only writes replies')
}
