import { useSyncExternalStore } from 'react'
import type { Message } from '../../../../contract/messages.ts'
import { chooseVoice, languageToRead, spokenParts, spokenText } from '../../../../core/speech/speech.ts'
import { speak, stopSpeaking, storedVoice, voices } from '../../../ui/speech/speak.ts'

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

export function readAloud({ id, helperId, content }: Message, onFailed: () => void): void {
  setRead(id)
  const text = spokenText(content)
  const language = languageToRead(text, navigator.languages)
  const voice = chooseVoice(voices(), language, storedVoice(String(helperId)))
  speak({ parts: spokenParts(text), language, voice }, (failed) => {
    setRead(null)
    if (failed) onFailed()
  })
}

export function stopReading(): void {
  if (readId === null) return
  stopSpeaking()
  setRead(null)
}
