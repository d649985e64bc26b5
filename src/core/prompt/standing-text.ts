import { personaOf, writingOf } from '../personas/personas.ts'
import { fillNames } from '../text/fill-names.ts'
import { fenced, LONGEST_NAME, plainLine } from '../text/plain-line.ts'
import type { HelperVoice } from './context.ts'
import {
  APP_TEXT,
  BACKGROUND_TEXT,
  disclosureText,
  EXAMPLES_TEXT,
  HONESTY_TEXT,
  LENGTH_TEXT,
  LONGER_TEXT,
  NOTES_TEXT,
  OPENING_TEXT,
  SAFETY_TEXT,
  STYLE_TEXT,
  TONE_TEXT,
  VOICE_TEXT,
} from './texts.ts'

/** Role, rules and voice: the same for a helper in every request, until the person changes it. */
export function standingText(helper: HelperVoice): string {
  const { disclosure } = personaOf(helper.personaType)
  return [
    OPENING_TEXT,
    writingOf(helper.personaType).ROLE,
    HONESTY_TEXT,
    APP_TEXT,
    SAFETY_TEXT,
    STYLE_TEXT,
    NOTES_TEXT,
    manner(helper),
    disclosure ? disclosureText(disclosure) : '',
    voice(helper),
  ]
    .filter(Boolean)
    .join('\n\n')
}

const manner = ({ tone, messageLength }: HelperVoice): string =>
  `Your tone is ${TONE_TEXT[tone]}\nYour usual length is ${LENGTH_TEXT[messageLength]}. ${LONGER_TEXT}`

function voice({ name, description, background, exampleMessages }: HelperVoice): string {
  const filled = (text: string | null): string => fillNames(text?.trim() ?? '', { char: name, user: 'the person' })
  const parts = [VOICE_TEXT, fenced('name', plainLine(name, LONGEST_NAME)), fenced('description', filled(description))]
  const [more, examples] = [filled(background), filled(exampleMessages)]
  if (more) parts.push(BACKGROUND_TEXT, fenced('background', more))
  if (examples) parts.push(EXAMPLES_TEXT, fenced('examples', examples))
  return parts.join('\n')
}
