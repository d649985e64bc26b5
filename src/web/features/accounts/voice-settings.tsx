import type { User } from '../../../contract/accounts.ts'
import { canRecognise } from '../../ui/speech/recogniser.ts'
import { canSpeak } from '../../ui/speech/voices.ts'
import { SwitchList } from './setting-rows.tsx'
import { useSaveVoice } from './use-save-settings.ts'

const NOT_HERE = ' This browser can’t do it; your others may.'

/** Both are browser features, and off by default. */
export function VoiceSettings({ me }: { me: User }) {
  const save = useSaveVoice(me)
  return (
    <SwitchList
      settings={[
        {
          title: 'Dictation',
          text: `A microphone beside the message field. Your browser turns your speech into text and may send it to its maker’s servers for that. Coterie receives only the text you send.${canRecognise() ? '' : NOT_HERE}`,
          on: me.dictation,
          onChange: (dictation) => save.mutate({ dictation }),
        },
        {
          title: 'Reading aloud',
          text: `“Read aloud” in the menu of each message. Voices on your device come first. Some voices send the text to your browser’s maker. Choose a voice for each helper on its edit page.${canSpeak() ? '' : NOT_HERE}`,
          on: me.readAloud,
          onChange: (readAloud) => save.mutate({ readAloud }),
        },
      ]}
    />
  )
}
