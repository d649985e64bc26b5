import { fillNames } from '../cards/card.ts'
import type { MessageLength } from '../personas/options.ts'
import { personaOf, writingOf } from '../personas/personas.ts'
import { fenced, LONGEST_NAME, plainLine } from '../text/plain-line.ts'
import type { HelperVoice, ModelRequest, ReplyContext } from './context.ts'
import { conversation } from './conversation.ts'
import { circleText, daysText, memoryText, nameText, panelText } from './sections.ts'
import {
  APP_TEXT,
  BACKGROUND_TEXT,
  disclosureText,
  EXAMPLES_TEXT,
  HONESTY_TEXT,
  LENGTH_TEXT,
  LONGER_TEXT,
  MASKED_TEXT,
  NOTES_TEXT,
  OPENING_TEXT,
  SAFETY_TEXT,
  STYLE_TEXT,
  TONE_TEXT,
  VOICE_TEXT,
} from './texts.ts'

/** Role, rules and voice: the same for a helper in every request, until the person changes it. */
function standingText(helper: HelperVoice): string {
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

/** Room for what a person may ask for, whatever the usual length; an answer that is cut off is worse than a long one. */
const MAX_OUTPUT_TOKENS: Record<MessageLength, number> = { brief: 700, moderate: 900, detailed: 1400, varied: 1400 }

/**
 * What changes least comes first, so that a provider can reuse what it has read: two system messages, of which the first is
 * the same for a helper every day and the second changes with what is known; the conversation; and in its last message
 * what holds only now.
 */
export function composeRequest(context: ReplyContext): ModelRequest {
  const { helper, personName, circle, panel, memory } = context
  const kept = new Set(panel?.kept.map(({ id }) => id))
  const lines = (memory?.lines ?? []).filter(({ id }) => !kept.has(id))
  const known = [
    context.masked ? MASKED_TEXT : '',
    nameText(personName),
    circleText(circle),
    panel ? panelText(panel) : '',
    memoryText(lines, context),
    daysText(memory?.days ?? [], context),
  ]
  const system = [standingText(helper), known.filter(Boolean).join('\n\n')].filter(Boolean)
  return {
    messages: [...system.map((content) => ({ role: 'system' as const, content })), ...conversation(context)],
    maxOutputTokens: MAX_OUTPUT_TOKENS[helper.messageLength],
  }
}

/** The context for a model that takes no pictures, or may not be shown them. */
export const withoutPictures = (context: ReplyContext): ReplyContext => ({
  ...context,
  turns: context.turns.map((turn) => (turn.picture ? { ...turn, picture: null } : turn)),
})
