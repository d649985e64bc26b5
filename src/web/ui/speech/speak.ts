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
