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

type RecognitionConstructor = new () => Recognition

function findConstructor(): RecognitionConstructor | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
    SpeechRecognition?: RecognitionConstructor
    webkitSpeechRecognition?: RecognitionConstructor
  }
  return SpeechRecognition ?? webkitSpeechRecognition
}

export const canRecognise = (): boolean => findConstructor() !== undefined

export type DictationFailure = 'denied' | 'no-microphone' | 'no-service' | 'nothing-heard'

const FAILURES: Partial<Record<SpeechRecognitionErrorCode, DictationFailure>> = {
  'not-allowed': 'denied',
  'service-not-allowed': 'denied',
  'audio-capture': 'no-microphone',
  network: 'no-service',
  'language-not-supported': 'no-service',
}

interface Listener {
  /** Everything heard so far, including what may still change. */
  onHeard(text: string): void
  /** The last call. Null: something was heard. */
  onEnd(failure: DictationFailure | null): void
}

export interface Listening {
  /** Stops listening. Speech so far may still produce a result. */
  stop(): void
  /** Neither `onHeard` nor `onEnd` is called again. */
  abort(): void
}

/** Phones stop after one utterance: in continuous mode, several of them repeat earlier speech. */
const isContinuous = (): boolean => matchMedia('(pointer: fine)').matches

const textOf = (results: SpeechRecognitionResultList): string =>
  Array.from(results, (result) => result[0]?.transcript.trim() ?? '').join(' ')

/** Listens until the person is done or stops it. Only where `canRecognise`. */
export function listen(language: string, listener: Listener): Listening {
  const Recogniser = findConstructor()
  if (!Recogniser) throw new Error('this browser has no speech recognition')
  const recogniser = new Recogniser()
  let heard = false
  let failure: DictationFailure | null = null
  recogniser.lang = language
  recogniser.continuous = isContinuous()
  recogniser.interimResults = true
  recogniser.onresult = ({ results }) => {
    const text = textOf(results)
    heard ||= text !== ''
    listener.onHeard(text)
  }
  recogniser.onerror = ({ error }) => {
    failure = FAILURES[error] ?? null
  }
  recogniser.onend = () => listener.onEnd(heard ? null : (failure ?? 'nothing-heard'))
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
