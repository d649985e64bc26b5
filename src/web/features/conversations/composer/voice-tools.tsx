import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { User } from '../../../../contract/accounts.ts'
import { withHeard } from '../../../../core/speech/speech.ts'
import { icon } from '../../../ui/icons.tsx'
import { useToast } from '../../../ui/overlays/toast.tsx'
import { canRecognise, type DictationFailure, type Listening, listen } from '../../../ui/speech/recogniser.ts'
import { stopReading, useReadAloud } from '../message/reading-aloud.ts'

const FAILURE_TOASTS: Record<DictationFailure, { title: string; description: string }> = {
  denied: {
    title: 'The microphone is blocked',
    description: 'You can allow it for this site in the settings of your browser.',
  },
  'no-microphone': { title: 'No microphone was found', description: 'Connect one, and try again.' },
  'no-service': {
    title: 'Dictation is not available now',
    description: 'Your browser could not reach its speech service.',
  },
  'nothing-heard': { title: 'Nothing was heard', description: 'Press the microphone and speak.' },
}

interface Dictation {
  listening: boolean
  start(): void
  stop(): void
}

/** Appends what the person says to `text`. Typing or sending ends it; nothing is sent automatically. */
function useDictation(text: string, onText: (text: string) => void): Dictation {
  const toast = useToast()
  const [listening, setListening] = useState(false)
  const now = useRef<Listening | null>(null)
  const shown = useRef(text)
  const end = () => {
    now.current = null
    setListening(false)
  }
  useLayoutEffect(() => {
    if (!now.current || text === shown.current) return
    now.current.abort()
    end()
  })
  useEffect(() => () => now.current?.abort(), [])
  const start = () => {
    stopReading()
    shown.current = text
    setListening(true)
    now.current = listen(navigator.language, {
      onHeard: (heard) => {
        shown.current = withHeard(text, heard)
        onText(shown.current)
      },
      onEnd: (failure) => {
        end()
        if (failure)
          toast({ ...FAILURE_TOASTS[failure], variant: failure === 'nothing-heard' ? undefined : 'destructive' })
      },
    })
  }
  return { listening, start, stop: () => now.current?.stop() }
}

const Mic = icon('M12 19v3M19 10v2a7 7 0 0 1-14 0v-2M12 2a3 3 0 0 1 3 3v7a3 3 0 0 1-6 0V5a3 3 0 0 1 3-3Z')
const VolumeOff = icon(
  'M11 4.702a.705.705 0 0 0-1.203-.498L6.413 7.587A1.4 1.4 0 0 1 5.416 8H3a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2.416a1.4 1.4 0 0 1 .997.413l3.383 3.384A.705.705 0 0 0 11 19.298zM22 9l-6 6M16 9l6 6',
)

const ROUND = 'grid size-11 shrink-0 place-items-center rounded-full transition-[background-color,opacity]'
const QUIET = `${ROUND} text-ink-soft hover:bg-sunk hover:text-ink`

interface DictateProps {
  text: string
  onText(text: string): void
}

function Dictate({ text, onText }: DictateProps) {
  const { listening, start, stop } = useDictation(text, onText)
  return (
    <>
      <button
        type="button"
        aria-label={listening ? 'Stop dictating' : 'Dictate'}
        onClick={listening ? stop : start}
        className={listening ? `${ROUND} animate-pulse bg-accent text-accent-ink motion-reduce:animate-none` : QUIET}
      >
        <Mic aria-hidden="true" className="size-5" />
      </button>
      <span role="status" className="sr-only">
        {listening && 'Listening'}
      </span>
    </>
  )
}

function StopReading() {
  const isReading = useReadAloud() !== null
  useEffect(() => {
    // Some browsers read on after their page is closed.
    addEventListener('pagehide', stopReading)
    return () => {
      removeEventListener('pagehide', stopReading)
      stopReading()
    }
  }, [])
  if (!isReading) return null
  return (
    <button type="button" aria-label="Stop reading" onClick={stopReading} className={QUIET}>
      <VolumeOff aria-hidden="true" className="size-5" />
    </button>
  )
}

export const VoiceTools = ({ user, ...dictate }: DictateProps & { user: Pick<User, 'dictation' | 'readAloud'> }) => (
  <>
    {user.readAloud && <StopReading />}
    {user.dictation && canRecognise() && <Dictate {...dictate} />}
  </>
)
