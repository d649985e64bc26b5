import { Button } from '../../ui/button.tsx'
import { speak } from '../../ui/speech/speak.ts'
import { useVoices } from '../../ui/speech/voices.ts'

/** Only where the browser has a voice of that language: another one would say it wrongly. */
export function HearIt({ text, language }: { text: string; language: string | undefined }) {
  const voices = useVoices()
  const voice = language && voices.find(({ lang }) => lang.toLowerCase().startsWith(language.toLowerCase()))
  if (!language || !voice) return null
  return <Button onClick={() => speak({ parts: [text], language, voice }, () => undefined)}>Hear it</Button>
}
