import { useSyncExternalStore } from 'react'
import { listen } from '../listen.ts'

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

const subscribe = (onChange: () => void) =>
  canSpeak() ? listen(speechSynthesis, ['voiceschanged'], onChange) : () => undefined

export const useVoices = (): readonly SpeechSynthesisVoice[] => useSyncExternalStore(subscribe, voices)

interface Speech {
  parts: readonly string[]
  language: string
  /** Null: the browser's own choice. */
  voice: SpeechSynthesisVoice | null
}

/** `failed` is false if the text was read to its end. Not called after `stopSpeaking`. */
type OnEnd = (failed: boolean) => void

/** Number of the current speech: events of a stopped one may still arrive. */
let current = 0

/** Reads aloud, and stops reading anything else. */
export function speak({ parts, language, voice }: Speech, onEnd: OnEnd): void {
  speechSynthesis.cancel()
  current += 1
  const mine = current
  const end = (failed: boolean) => {
    if (mine !== current) return
    stopSpeaking()
    onEnd(failed)
  }
  for (const [at, part] of parts.entries()) {
    const utterance = new SpeechSynthesisUtterance(part)
    utterance.lang = voice?.lang ?? language
    utterance.voice = voice
    utterance.onerror = () => end(true)
    if (at === parts.length - 1) utterance.onend = () => end(false)
    speechSynthesis.speak(utterance)
  }
}

export function stopSpeaking(): void {
  current += 1
  speechSynthesis.cancel()
}
