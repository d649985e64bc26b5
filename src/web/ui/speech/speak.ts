interface Speech {
  parts: readonly string[]
  language: string
  /** Null: the browser's own choice. */
  voice: SpeechSynthesisVoice | null
}

/** `failed` is false where it was read to the end. Not called after `stopSpeaking`. */
type OnEnd = (failed: boolean) => void

/** Speeches by number: events of one that was stopped still arrive. */
let current = 0

/** Reads aloud, in place of what is being read. */
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
