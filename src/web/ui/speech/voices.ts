import { useSyncExternalStore } from 'react'

export const canSpeak = (): boolean => 'speechSynthesis' in globalThis

const NONE: readonly SpeechSynthesisVoice[] = []
let known = NONE

/** Returns the same array until the voices change: some browsers load them after the page. */
export function voices(): readonly SpeechSynthesisVoice[] {
  if (!canSpeak()) return NONE
  const now = speechSynthesis.getVoices()
  if (now.length !== known.length || now.some((voice, at) => voice !== known[at])) known = now
  return known
}

function subscribe(onChange: () => void): () => void {
  if (!canSpeak()) return () => undefined
  speechSynthesis.addEventListener('voiceschanged', onChange)
  return () => speechSynthesis.removeEventListener('voiceschanged', onChange)
}

export const useVoices = (): readonly SpeechSynthesisVoice[] => useSyncExternalStore(subscribe, voices)
