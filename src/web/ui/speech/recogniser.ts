/** The browser's speech recognition: TypeScript's library has its events, but not the recogniser. */
interface Recognition {
  lang: string
  continuous: boolean
  interimResults: boolean
  onresult: ((event: { results: SpeechRecognitionResultList }) => void) | null
  onerror: ((event: Pick<SpeechRecognitionErrorEvent, 'error'>) => void) | null
  onend: (() => void) | null
  start(): void
  stop(): void
  abort(): void
}

type Maker = new () => Recognition

function recognition(): Maker | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
    SpeechRecognition?: Maker
    webkitSpeechRecognition?: Maker
  }
  return SpeechRecognition ?? webkitSpeechRecognition
}

export const canRecognise = (): boolean => recognition() !== undefined

export type Silence = 'denied' | 'no-microphone' | 'no-service' | 'nothing-heard'

const SILENCES: Partial<Record<SpeechRecognitionErrorCode, Silence>> = {
  'not-allowed': 'denied',
  'service-not-allowed': 'denied',
  'audio-capture': 'no-microphone',
  network: 'no-service',
  'language-not-supported': 'no-service',
}

interface Listener {
  /** Everything heard so far, also what may still change. */
  onHeard(text: string): void
  /** The last call. Null: something was heard. */
  onEnd(silence: Silence | null): void
}

export interface Listening {
  /** What was said until now may still be heard. */
  stop(): void
  /** Nothing more is heard, and nobody is told. */
  abort(): void
}

/** Phones hear one utterance: several of them repeat what was said before. */
const hearsOn = (): boolean => matchMedia('(pointer: fine)').matches

const textOf = (results: SpeechRecognitionResultList): string =>
  Array.from(results, (result) => result[0]?.transcript.trim() ?? '').join(' ')

/** Listens until the person is done or stops it. Only where `canRecognise`. */
export function listen(language: string, listener: Listener): Listening {
  const Made = recognition()
  if (!Made) throw new Error('this browser has no speech recognition')
  const recogniser = new Made()
  let heard = false
  let silence: Silence | null = null
  recogniser.lang = language
  recogniser.continuous = hearsOn()
  recogniser.interimResults = true
  recogniser.onresult = ({ results }) => {
    const text = textOf(results)
    heard ||= text !== ''
    listener.onHeard(text)
  }
  recogniser.onerror = ({ error }) => {
    silence = SILENCES[error] ?? null
  }
  recogniser.onend = () => listener.onEnd(heard ? null : (silence ?? 'nothing-heard'))
  recogniser.start()
  return {
    stop: () => recogniser.stop(),
    abort: () => {
      recogniser.onresult = null
      recogniser.onend = null
      recogniser.abort()
    },
  }
}
