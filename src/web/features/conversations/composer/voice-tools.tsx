import { useEffect } from 'react'
import type { User } from '../../../../contract/accounts.ts'
import { Mic, VolumeOff } from '../../../ui/icons.tsx'
import { canRecognise } from '../../../ui/speech/recogniser.ts'
import { stopReading, useReadAloud } from '../message/reading-aloud.ts'
import { useDictation } from './use-dictation.ts'

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
