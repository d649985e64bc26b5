import { personaOf, writingOf } from '../personas/personas.ts'
import { fenced, LONGEST_NAME, plainLine } from '../text/plain-line.ts'
import type { HelperVoice } from './context.ts'
import {
  APP_TEXT,
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

function voice({ name, description, exampleMessages }: HelperVoice): string {
  const parts = [VOICE_TEXT, fenced('name', plainLine(name, LONGEST_NAME)), fenced('description', description)]
  const examples = exampleMessages?.trim()
  if (examples) parts.push(EXAMPLES_TEXT, fenced('examples', examples))
  return parts.join('\n')
}
