import type { Page } from '@playwright/test'

/**
 * Stands in for the speech functions of a browser, which headless Chromium lacks. It records what is read aloud; a test
 * decides what is recognised. In the page it is `globalThis.speech`.
 */
export interface SpeechStandIn {
  /** What was read aloud, as `VOICE: TEXT`. */
  said: string[]
  /** Languages that were listened for. */
  listened: string[]
  isSpeaking(): boolean
  isListening(): boolean
  /** Ends what is being read. */
  finish(): void
  hear(words: string): void
  /** Ends the listening, with an error if there is one. */
  fallSilent(error?: string): void
}

interface Utterance {
  text: string
  voice: { name: string } | null
  onend?: () => void
}

interface Recogniser {
  lang: string
  onresult?: ((event: { results: { transcript: string }[][] }) => void) | null
  onerror?: ((event: { error: string }) => void) | null
  onend?: (() => void) | null
}

function install(): void {
  const said: string[] = []
  const listened: string[] = []
  let queue: Utterance[] = []
  let recogniser: Recogniser | null = null
  const end = (error?: string) => {
    const ended = recogniser
    recogniser = null
    if (error) ended?.onerror?.({ error })
    ended?.onend?.()
  }
  const voice = (name: string, lang: string) => ({ name, lang, voiceURI: name, default: false, localService: true })
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => VOICES,
    speak: (utterance: Utterance) => {
      queue.push(utterance)
      said.push(`${utterance.voice?.name}: ${utterance.text}`)
    },
    cancel: () => {
      queue = []
    },
  })
  const VOICES = [voice('Samantha', 'en-US'), voice('Daniel', 'en-GB'), voice('Anna', 'de-DE')]
  class Utterance_ {
    text: string
    constructor(text: string) {
      this.text = text
    }
  }
  class Recogniser_ implements Recogniser {
    lang = ''
    start() {
      listened.push(this.lang)
      recogniser = this
    }
    stop() {
      end()
    }
    abort() {
      recogniser = null
    }
  }
  const speech: SpeechStandIn = {
    said,
    listened,
    isSpeaking: () => queue.length > 0,
    isListening: () => recogniser !== null,
    finish: () => {
      for (const utterance of queue.splice(0)) utterance.onend?.()
    },
    hear: (words) => recogniser?.onresult?.({ results: [[{ transcript: words }]] }),
    fallSilent: end,
  }
  const parts = {
    speechSynthesis: synthesis,
    SpeechSynthesisUtterance: Utterance_,
    webkitSpeechRecognition: Recogniser_,
    SpeechRecognition: undefined,
    speech,
  }
  for (const [name, value] of Object.entries(parts))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
}

export const installSpeech = (page: Page): Promise<unknown> => page.addInitScript(install)

/** Asks the stand-in, in the page. */
export const speechIn = <T>(page: Page, ask: (speech: SpeechStandIn) => T): Promise<T> =>
  page.evaluate(`(${ask})(globalThis.speech)`)
