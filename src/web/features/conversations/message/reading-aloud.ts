import { useSyncExternalStore } from 'react'
import type { Message } from '../../../../contract/messages.ts'
import { stopSpeaking } from '../../../ui/speech/speak.ts'

/** The message that is being read aloud: one at a time. */
let readId: number | null = null
const listeners = new Set<() => void>()

function setRead(id: number | null): void {
  readId = id
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useReadAloud = (): number | null => useSyncExternalStore(subscribe, () => readId)

/** What chooses the voice and finds the words is loaded with the first message that is read. */
export async function readAloud(message: Message, onFailed: () => void): Promise<void> {
  setRead(message.id)
  const onEnd = (failed: boolean) => {
    setRead(null)
    if (failed) onFailed()
  }
  await import('./speak-message.ts').then(
    ({ speakMessage }) => readId === message.id && speakMessage(message, onEnd),
    () => onEnd(true),
  )
}

export function stopReading(): void {
  if (readId === null) return
  stopSpeaking()
  setRead(null)
}
