import { compact, type IncomingMessage, type ReplyDraft } from './draft.ts'
import { asksHelper, isAction, isLookUp, isPlay } from './read-message.ts'
import * as request from './request-lines.ts'
import { decisionIn, turnedTail } from './say-back.ts'
import * as social from './social-lines.ts'
import { plainOf, splitClauses } from './split-clauses.ts'
import * as talk from './talk-lines.ts'
import { isCraft, ranked, saidBack } from './talk-replies.ts'

const OPINION =
  / (?:what do you think|your (?:opinion|thoughts|take|view)|what would (?:you|your|machiavelli|a \w{1,40}|an \w{1,40}) (?:do|say|reply|answer|write|suggest|choose|pick)|do you think|dont you think|do you agree|thoughts) /
const YES_NO =
  /^ (?:(?:so|but|and|ok|hey|well|like|wait) ){0,2}(?:is|are|am|was|were|do|does|did|can|could|would|will|has|have|isnt|arent|doesnt|cant) (?!you )/
const WHAT_IF = /^ (?:(?:ok|and|but|so|hm{1,20}) ){0,2}what if /
const WHY = /^ (?:(?:ok|and|but|so|hm{1,20}|like) ){0,2}(?:why|how come) /
const WHICH = / (?:what|which|where|who|how (?:many|much|often|long)) (?!should i do )|ideas? /
const CHOICE = /^ (?:[^ .?!]{1,60} ){1,5}or (?:[^ .?!]{1,60} ){1,5}[?.] $/

/** How many of the person's last messages may name the subject: a question often refers to an earlier one. */
const LATELY = 3
/** Names who can answer what the helper must not, if the subject calls for it. */
function referral(incoming: IncomingMessage): string | null {
  const { voice, context, pick } = incoming
  if (voice.whoKnows === null || OPINION.test(incoming.message.plain)) return null
  const lately = context.turns.filter(({ fromPerson }) => fromPerson).slice(-LATELY)
  const isOfCraft = lately.some(({ text }) => voice.craft.test(plainOf(splitClauses(text))))
  return isOfCraft ? pick.one('who', voice.whoKnows) : null
}

function metRequest({ message: { plain, clauses }, pick }: IncomingMessage): string | null {
  const how = turnedTail(clauses, /\bhow (?:do|can|should|would|could|to)(?: (?:I|we|you|one|people))?$/i)
  if (how !== null) return pick.one('how', request.HOW_TO, { h: how })
  const help = turnedTail(clauses, /\bhelp (?:me |us )?with$/i)
  if (help !== null) return pick.one('help', request.HELP_WITH, { w: help })
  if (OPINION.test(plain)) return pick.one('opinion', request.OPINION)
  if (WHAT_IF.test(plain)) return pick.one('what-if', request.WHAT_IF)
  if (WHY.test(plain)) return pick.one('why', request.WHY)
  return CHOICE.test(plain) ? pick.one('choice', request.CHOICE) : null
}

function requestQuestions(incoming: IncomingMessage): (readonly string[])[] {
  const { plain } = incoming.message
  const craft = isCraft(incoming) ? [incoming.voice.craftQuestions] : []
  if (/ help (?:me |us )?with /.test(plain)) return [request.HELP_QUESTIONS, ...craft]
  if (OPINION.test(plain)) return [request.OPINION_QUESTIONS]
  if (CHOICE.test(plain)) return [talk.DECISIONS]
  if (WHAT_IF.test(plain)) return [request.WHAT_IF_QUESTIONS]
  if (WHY.test(plain)) return [request.WHY_QUESTIONS]
  if (WHICH.test(plain)) return [request.WHICH_QUESTIONS, ...craft]
  if (YES_NO.test(plain)) return [request.YES_NO_QUESTIONS]
  return incoming.pick.happens('craft', 2) ? [...craft, request.ADVICE_QUESTIONS] : [request.ADVICE_QUESTIONS, ...craft]
}

export function decisionDraft(incoming: IncomingMessage): ReplyDraft {
  const { pick, message, spans } = incoming
  const d = decisionIn(message.clauses)
  const met = d === null ? null : pick.one('decide', request.YOURS_TO_DECIDE, { d })
  const back = saidBack(ranked(spans, null)[0], incoming, 'decision')
  return {
    lead: compact([met ?? pick.one('advice', request.NO_ADVICE) ?? back]),
    more: compact([referral(incoming), met ? back : null]),
    end: pick.question('decide', [talk.DECISIONS, request.ADVICE_QUESTIONS, talk.OPEN]),
  }
}

export function adviceDraft(incoming: IncomingMessage): ReplyDraft {
  const { pick, spans, message } = incoming
  const met = metRequest(incoming)
  const aboutHelper = met === null && asksHelper(message.plain) ? pick.one('to-helper', request.TO_HELPER) : null
  if (aboutHelper !== null) {
    const end = pick.question('to-helper', [social.TERSE_QUESTIONS])
    return { lead: [aboutHelper], steady: social.TERSE_STEADY, end }
  }
  const back = saidBack(ranked(spans, null)[0], incoming, 'advice')
  return {
    lead: compact([back, met ?? pick.one('advice', request.NO_ADVICE)]),
    more: compact([referral(incoming)]),
    end: pick.question('advice', [...requestQuestions(incoming), talk.OPEN]),
  }
}

function declined(plain: string): { cannot: readonly string[]; questions: readonly string[] } {
  if (isAction(plain)) return { cannot: request.NO_ACTION, questions: social.TERSE_QUESTIONS }
  if (isPlay(plain)) return { cannot: request.NO_MODEL_TASK, questions: social.TERSE_QUESTIONS }
  return {
    cannot: request.NO_MODEL_TASK,
    questions: isLookUp(plain) ? request.LOOK_UP_QUESTIONS : request.TASK_QUESTIONS,
  }
}

export function taskDraft({ message: { plain }, pick, voice }: IncomingMessage): ReplyDraft {
  const { cannot, questions } = declined(plain)
  const lead = pick.one('task', cannot) ?? pick.one('steady', request.TASK_STEADY) ?? pick.one('steady', talk.STEADY)
  return {
    lead: compact([lead]),
    steady: request.TASK_STEADY,
    end: pick.question('task', [questions, social.TERSE_QUESTIONS, voice.questions]),
  }
}
