import { useEffect, useState } from 'react'
import type { Helper } from '../../../../contract/helpers.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { useToast } from '../../../ui/overlays/toast.tsx'
import { speak, stopSpeaking, storedVoice, storeVoice, useVoices } from '../../../ui/speech/speak.ts'

const labelOf = ({ name, lang, localService }: SpeechSynthesisVoice): string =>
  `${name} (${lang.replace('_', '-')}${localService ? '' : ', over the internet'})`

/** Voices differ from device to device, so this browser keeps the choice. */
export function VoiceChoice({ helper }: { helper: Helper }) {
  const owner = String(helper.id)
  const voices = useVoices()
  const toast = useToast()
  useEffect(() => stopSpeaking, [])
  const [name, setName] = useState(() => storedVoice(owner))
  const chosen = voices.find((voice) => voice.name === name)
  const choose = (next: string) => {
    storeVoice(owner, next || null)
    setName(next || null)
  }
  const listen = () => {
    const language = document.documentElement.lang
    speak({ parts: [`Hello, this is ${helper.name}.`], language, voice: chosen ?? null }, (failed) => {
      if (failed) toast({ title: 'This voice could not be played.', variant: 'destructive' })
    })
  }
  return (
    <section aria-label="Voice" className="mb-7 grid gap-4 rounded-card border border-line bg-raised p-5">
      <div>
        <h2 className="text-[1.25rem]">Voice</h2>
        <p className="text-[0.9375rem] text-ink-soft">
          {voices.length > 0
            ? 'Reads this helper’s messages aloud, on this device. Messages in another language are read by a voice in that language.'
            : 'This device has no voices to choose from.'}
        </p>
      </div>
      {voices.length > 0 && (
        <div className="flex flex-wrap items-end gap-3">
          <Select
            label="Voice on this device"
            className="min-w-0 grow basis-64"
            value={chosen?.name ?? ''}
            options={[
              ['', 'The default for the language'],
              ...voices.map((voice) => [voice.name, labelOf(voice)] as const),
            ]}
            onChange={(event) => choose(event.target.value)}
          />
          <Button onClick={listen}>Listen</Button>
        </div>
      )}
    </section>
  )
}
