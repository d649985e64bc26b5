import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { withHeard } from '../../../../core/speech/speech.ts'
import { useToast } from '../../../ui/overlays/toast.tsx'
import { type DictationFailure, type Listening, listen } from '../../../ui/speech/recogniser.ts'
import { stopReading } from '../message/reading-aloud.ts'

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

export interface Dictation {
  listening: boolean
  start(): void
  stop(): void
}

/** Appends what the person says to `text`. Typing or sending ends it; nothing is sent automatically. */
export function useDictation(text: string, onText: (text: string) => void): Dictation {
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
