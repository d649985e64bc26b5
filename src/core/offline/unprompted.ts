import type { Tone } from '../personas/options.ts'
import { personaOf } from '../personas/personas.ts'
import type { ReplyDraft, ReplyVoice } from './draft.ts'
import { BEGINNINGS } from './social-lines.ts'
import { hello } from './social-replies.ts'

const LAST_WORDS: Record<Tone, readonly string[]> = {
  professional: ['A line in reply is enough.', 'Please answer when it suits you.'],
  friendly: ['Drop me a line whenever you like.', 'I am curious to hear from you.'],
  motivational: ['A small start counts.', 'Tell me how it goes.'],
  direct: ['One line back is enough.', 'Be as blunt as you like.'],
  supportive: ['You need not answer if today is full.', 'All of it in your own time.'],
}

const LONGEST_PURPOSE = 140

function described({ context: { helper } }: ReplyVoice): string | null {
  const [first = ''] = helper.description.split(/[.!?\n]/, 1)
  const text = first.trim()
  const isOwn = personaOf(helper.personaType).imageUrl === null
  return isOwn && text.length > 5 && text.length <= LONGEST_PURPOSE && !/[{}<>]/.test(text)
    ? `You described me as “${text}”.`
    : null
}

export function greetingDraft(speaker: ReplyVoice, isBrief: boolean): ReplyDraft {
  const { context, pick, voice, helperName } = speaker
  const { disclosure } = personaOf(context.helper.personaType)
  const intro = `${hello(speaker)}, I am ${helperName}, `
  const end = pick.question('first', [voice.firstQuestions])
  // Two sentences only have room for the question and for an introduction with the disclosure.
  if (disclosure !== null && isBrief) return { lead: [disclosure.replace('I am ', intro)], end }
  const about = described(speaker)
  const lead = [
    // The disclosure already says it.
    `${intro}${disclosure === null ? voice.purpose : voice.purpose.replace('AI helper', 'helper')}.`,
    ...(disclosure === null ? [] : [disclosure]),
    ...(about === null ? [] : [about]),
  ]
  return { lead, steady: BEGINNINGS, end }
}

/** A thought of the persona, after a first sentence if there is one. */
function thoughtDraft({ context, pick, voice }: ReplyVoice, isBrief: boolean, start: string | null): ReplyDraft {
  const { tone } = context.helper
  const [thought = '', another = ''] = [1, 2].map((place) => pick.always(`method${place}`, voice.methods))
  const last = pick.always('last', LAST_WORDS[tone])
  if (isBrief) return start === null ? { lead: [thought], end: last } : { lead: [start], end: thought }
  const question = pick.question('example', [voice.firstQuestions])
  const end = tone === 'professional' || tone === 'direct' ? question : pick.happens('last', 2) ? question : last
  return { lead: start === null ? [thought] : [start, thought], more: [another], steady: LAST_WORDS[tone], end }
}

export function exampleDraft(speaker: ReplyVoice, isBrief: boolean): ReplyDraft {
  const { tone } = speaker.context.helper
  // A direct helper needs no preface.
  const start = tone === 'direct' ? null : speaker.pick.always('check-in', speaker.voice.checkIns[tone])
  return thoughtDraft(speaker, isBrief, start)
}

/** A planned message: a thought of the persona. */
export const plannedDraft = (speaker: ReplyVoice, isBrief: boolean): ReplyDraft =>
  thoughtDraft(speaker, isBrief, `${hello(speaker)}.`)
