import { personaOf } from '../personas/personas.ts'
import type { ReplyContext, Turn } from '../prompt/context.ts'
import { safetyLanguage } from '../safety/concern.ts'
import { answersCrisis, replyAfterCrisis } from '../safety/safety-texts.ts'
import { languageOfLast } from '../text/spoken-language.ts'
import { wordsOf } from '../text/words.ts'
import type { IncomingMessage, ReplyDraft, ReplyVoice } from './draft.ts'
import * as feeling from './feeling-lines.ts'
import { foreignReply } from './foreign.ts'
import { type ParsedMessage, readMessage } from './read-message.ts'
import { isGrave } from './read-occasion.ts'
import { adviceDraft, decisionDraft, taskDraft } from './request-replies.ts'
import { sayBack } from './say-back.ts'
import * as social from './social-lines.ts'
import { socialDraft } from './social-replies.ts'
import { plainOf, splitClauses } from './split-clauses.ts'
import * as talk from './talk-lines.ts'
import { hardDraft, joyDraft, ranked, saidBack, talkDraft } from './talk-replies.ts'

const NO_QUESTIONS =
  / (?:stop asking|no more questions|stop with the questions|dont ask|too many questions|quit asking) /
/** Number of messages for which a request for no questions is respected. */
const KEPT_FOR = 4
const SHORT_WORDS = 9
/** Number of messages for which grave news stays present. */
const LASTING_GRAVE = 5

function afterGraveDraft(incoming: IncomingMessage): ReplyDraft {
  const { pick, message, spans } = incoming
  const calm = message.kind === 'apology' ? pick.one('calm', social.NO_NEED_TO_BE_SORRY) : null
  const back = saidBack(ranked(spans, null)[0], incoming, 'grave')
  return {
    lead: [calm ?? back ?? pick.always('grave', feeling.GRAVE_STEADY)],
    steady: [...feeling.GRAVE_STEADY, ...feeling.HARD_STEADY],
    end: pick.question('grave', [feeling.GRAVE_QUESTIONS, feeling.HARD_QUESTIONS]),
  }
}

function graveDraft({ pick }: ReplyVoice): ReplyDraft {
  const ack = pick.one('grave', feeling.GRAVE) ?? pick.always('grave', feeling.GRAVE_STEADY)
  return {
    lead: [ack],
    steady: [...feeling.GRAVE_STEADY, ...feeling.HARD_STEADY],
    end: pick.question('grave', [feeling.GRAVE_QUESTIONS, feeling.HARD_QUESTIONS]),
  }
}

/** A short message soon after grave news is still about it. */
function followsGrave(turns: readonly Turn[], message: ParsedMessage): boolean {
  if (
    wordsOf(message.plain).length > SHORT_WORDS ||
    !['talk', 'yes', 'no', 'okay', 'unsure', 'advice', 'apology'].includes(message.kind)
  )
    return false
  const before = turns.slice(0, -1).filter(({ fromPerson }) => fromPerson)
  return before.slice(-LASTING_GRAVE).some(({ text }) => isGrave(text, plainOf(splitClauses(text))))
}

function contentDraft(incoming: IncomingMessage): ReplyDraft {
  const { occasion, kind } = incoming.message
  const isJoy = occasion === 'achievement' || occasion === 'glad'
  if (isJoy && kind === 'talk') return joyDraft(occasion, incoming)
  if (occasion !== null && occasion !== 'grave' && !isJoy) return hardDraft(occasion, incoming)
  if (kind === 'decision') return decisionDraft(incoming)
  if (kind === 'advice') return adviceDraft(incoming)
  return kind === 'task' ? taskDraft(incoming) : talkDraft(incoming)
}

/**
 * Adds the persona's disclosure, unless the helper has written before and so has disclosed it already. On drugs, what to do
 * in an emergency comes first.
 */
function withDisclosure(draft: ReplyDraft, { context, message }: IncomingMessage, isBrief: boolean): ReplyDraft {
  const { disclosure } = personaOf(context.helper.personaType)
  const isMet = disclosure === null || context.turns.some((turn) => !turn.fromPerson)
  if (isMet || message.occasion === 'grave' || message.kind === 'drugs') return draft
  const { lead } = draft
  return { ...draft, lead: isBrief ? [disclosure] : [...lead.slice(0, 1), disclosure, ...lead.slice(1)] }
}

function draftFor(incoming: IncomingMessage): ReplyDraft {
  const { message, context } = incoming
  if (message.occasion === 'grave') return graveDraft(incoming)
  if (followsGrave(context.turns, message)) return afterGraveDraft(incoming)
  return socialDraft(incoming) ?? contentDraft(incoming)
}

const asksForNone = ({ turns }: ReplyContext): boolean =>
  turns
    .filter(({ fromPerson }) => fromPerson)
    .slice(-KEPT_FOR)
    .some(({ text }) => NO_QUESTIONS.test(plainOf(splitClauses(text))))

const EMERGENCY_MARK = 'emergency'

export function replyDraft(speaker: ReplyVoice, isBrief: boolean, count: number): ReplyDraft | string {
  const { context, pick } = speaker
  const text = context.turns.at(-1)?.text ?? ''
  const lastOwn = context.turns.findLast((turn) => !turn.fromPerson)?.text ?? ''
  const language = languageOfLast(context.turns)
  // During a care period, this engine only writes replies to messages about something else.
  if (context.safety === undefined && answersCrisis(lastOwn))
    return replyAfterCrisis(safetyLanguage(language), [lastOwn])
  const message = readMessage(text)
  if (message.kind === EMERGENCY_MARK) return feeling.EMERGENCY_ANSWER
  if (language !== null) return foreignReply(text, language, pick, count).join(' ')
  const incoming: IncomingMessage = {
    ...speaker,
    text,
    message,
    spans: sayBack(message.clauses),
  }
  const draft = withDisclosure(draftFor(incoming), incoming, isBrief)
  return asksForNone(context) && draft.end?.endsWith('?')
    ? { ...draft, end: pick.always('no-question', talk.STEADY) }
    : draft
}
