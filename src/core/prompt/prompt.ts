import type { MessageLength } from '../personas/options.ts'
import type { ModelRequest, ReplyContext } from './context.ts'
import { conversation } from './conversation.ts'
import { circleText, daysText, memoryText, nameText, panelText } from './sections.ts'
import { standingText } from './standing-text.ts'
import { MASKED_TEXT } from './texts.ts'

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
