import type { Message } from '../../../../contract/messages.ts'
import { chooseVoice, languageToRead, spokenParts, spokenText } from '../../../../core/speech/speech.ts'
import { speak, storedVoice, voices } from '../../../ui/speech/speak.ts'

export function speakMessage({ helperId, content }: Message, onEnd: (failed: boolean) => void): void {
  const text = spokenText(content)
  const language = languageToRead(text, navigator.languages)
  const voice = chooseVoice(voices(), language, storedVoice(String(helperId)))
  speak({ parts: spokenParts(text), language, voice }, onEnd)
}
