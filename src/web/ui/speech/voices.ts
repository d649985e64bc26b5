import { useSyncExternalStore } from 'react'

/** Stored in this browser: each device has its own voices, so a name means nothing on another. */
const keyOf = (owner: string): string => `voice:${owner}`

export const storedVoice = (owner: string): string | null => localStorage.getItem(keyOf(owner))

export function storeVoice(owner: string, name: string | null): void {
  if (name === null) localStorage.removeItem(keyOf(owner))
  else localStorage.setItem(keyOf(owner), name)
}

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
