import { plainApostrophes } from '../plain-apostrophes.ts'
import type { Turn } from '../prompt.ts'
import { type ForeignLanguage, foreignLanguage } from './language.ts'
import type { PersonaLines, Topic } from './lines.ts'
import { goalOf, nounPhrase } from './phrases.ts'
import { FEELING_WORDS, type Feeling } from './shared-lines.ts'
import { countMatches, matcherOf, wordsOf } from './words.ts'

export type Kind =
  | 'after_crisis'
  | 'heavy'
  | 'foreign'
  | 'about_self'
  | 'clock'
  | 'complaint'
  | 'greeting'
  | 'thanks'
  | 'goodbye'
  | 'yes'
  | 'no'
  | 'out_of_reach'
  | 'unclear'
  | 'talk'

/** What the offline engine makes of the last message and of those before it. */
export interface Heard {
  kind: Kind
  language: ForeignLanguage | null
  feeling: Feeling | null
  topic: Topic | null
  /** They speak of the topic now, and not only earlier. */
  onTopic: boolean
  /** Their own words as a noun phrase, from this message. */
  it: string | null
  goal: string | null
  deciding: boolean
  /** Their own words from an earlier message, other than those of now. */
  before: string | null
}

const KINDS: [Exclude<Kind, 'after_crisis' | 'heavy' | 'foreign' | 'unclear' | 'talk'>, RegExp][] = [
  [
    'about_self',
    /\b(?:are|r) (?:you|u) (?:a |an |really |just )?(?:real|human|person|bot|robot|ai|chatbot|machine|computer|alive|offline|chatgpt)\b|\bwho (?:are you|made you|am i talking)|\bwhat are you\b|\b(?:what|which) (?:ai )?model\b|\bare you there\b|\bhow do you work\b/,
  ],
  ['clock', /\bwhat(?:'s| is)? (?:the )?(?:time|date|day)(?: is)?(?: it)?(?: today| now)?\s*\?*$/],
  [
    'complaint',
    /\byou (?:already|just) (?:said|asked|told)|\bnot (?:what i (?:said|asked|meant)|helpful|helping)|\b(?:useless|nonsense|makes no sense|stop asking|you(?:'re| are) not listening|doesn't make sense)\b/,
  ],
  ['thanks', /^(?:ok(?:ay)?,? |great,? |cool,? )?(?:thanks?|thank you|thx|ty|cheers|much appreciated)\b.{0,40}$/],
  [
    'goodbye',
    /^(?:ok(?:ay)?,? )?(?:bye|goodbye|good night|see you|see ya|talk (?:later|soon)|gotta go|i have to go|ciao)\b.{0,40}$/,
  ],
  [
    'greeting',
    /^(?:hi|hey|hello|hiya|yo|howdy|good (?:morning|afternoon|evening)|sup|what's up)(?: there| again| \p{L}+)?[\s,.!]*(?:how are you(?: today| doing)?|how's it going|what's up)?[\s?.!]*$|^how are you(?: today| doing)?[\s?.!]*$/u,
  ],
  [
    'yes',
    /^(?:yes|yeah|yep|yup|sure|ok|okay|of course|definitely|absolutely|sounds good|right|true|exactly|please do|go ahead)[\s.!,]*$/,
  ],
  ['no', /^(?:no|nope|nah|not really|not yet|no thanks|never|i don't think so|not at all)[\s.!,]*$/],
  [
    'out_of_reach',
    /\btranslate\b|\bhow (?:do|would|can) (?:you|i|we) say\b|\bwhat does .+ mean\b|^(?:calculate|solve|summari[sz]e|write (?:me )?(?:a|an|the|some)|tell me (?:a|about the)|give me a (?:recipe|list|joke)|search|google)\b|^(?:what|who|where|when|which|how (?:many|much|old|far|tall|long|big))\b(?!.*\b(?:i|i'm|my|me|we|our|should|you|your|it|this|that)\b).+\?*$/,
  ],
]

/** A death or a grave illness, and not that of a telephone or of someone in a story. */
const HEAVY =
  /\b(?:my|our) (?!phone|battery|laptop|car\b|computer|screen|plant|app\b|game|story|novel|book|character|hero|protagonist)(?:[\p{L}-]+ ){1,4}(?:died|passed away|is dead|is dying|has cancer)\b|\bi (?:just |recently )?(?:lost my (?:mother|father|mom|mum|dad|brother|sister|son|daughter|wife|husband|partner|(?:best )?friend|baby|child|dog|cat|grand\p{L}+|aunt|uncle)|had a miscarriage)\b|\bpassed away\b|\bfuneral\b|\bgriev(?:e|ing)\b|\bmy grief\b|\bi (?:have|got|was diagnosed with) (?:[\p{L}-]+ )?cancer\b/u

const CRISIS_MARK = 'findahelpline.com'
/** A message this short goes on with the subject of the one before. */
const SHORT = 8
const LOOK_BACK = 8

/** The subject of a text among those that a helper knows; null when it speaks of none. */
export function topicOf(text: string, { topics }: PersonaLines): Topic | null {
  let best: { topic: Topic; hits: number } | null = null
  for (const topic of topics) {
    const hits = countMatches(text, matcherOf(topic.words))
    if (hits > (best?.hits ?? 0)) best = { topic, hits }
  }
  return best?.topic ?? null
}

function feelingOf(text: string): Feeling | null {
  const plain = text.replace(/\b(?:not|never|isn't|aren't|wasn't|don't) (?:\p{L}+ )?\p{L}+/giu, ' ')
  let best: { feeling: Feeling; hits: number } | null = null
  for (const [feeling, words] of Object.entries(FEELING_WORDS)) {
    const hits = countMatches(plain, matcherOf(words))
    if (hits > (best?.hits ?? 0)) best = { feeling: feeling as Feeling, hits }
  }
  return best?.feeling ?? null
}

const plainOf = (text: string): string => plainApostrophes(text.toLowerCase()).trim()

function kindOf(text: string, language: ForeignLanguage | null, lastOfHelper: string): Kind {
  if (lastOfHelper.includes(CRISIS_MARK)) return 'after_crisis'
  if (language !== null) return 'foreign'
  const plain = plainOf(text)
  if (HEAVY.test(plain)) return 'heavy'
  for (const [kind, pattern] of KINDS) if (pattern.test(plain)) return kind
  return /[a-z]{2}.*[aeiouy]|[aeiouy].*[a-z]{2}/.test(plain) ? 'talk' : 'unclear'
}

/** Every word of a persona's subjects. */
const knownWords = ({ topics }: PersonaLines): RegExp => {
  const matcher = matcherOf(topics.map((topic) => topic.words).join(' '))
  return new RegExp(matcher.source, 'iu')
}

/** How many of the helper's last messages must not have spoken of what it comes back to. */
const PAUSE = 4

/** Something the person spoke of earlier that is worth coming back to: not what they say now, nor what was just taken up. */
function beforeOf(turns: readonly Turn[], said: readonly Turn[], it: string | null, matcher: RegExp): string | null {
  const own = turns.filter((turn) => !turn.fromPerson).slice(-PAUSE)
  const worth = (phrase: string): boolean =>
    !(it && contains(it, phrase)) && !own.some((turn) => turn.text.includes(phrase))
  const phrases = said
    .filter((turn) => kindOf(turn.text, foreignLanguage(turn.text), '') === 'talk')
    .map((turn) => nounPhrase(turn.text, matcher))
  return phrases.find((phrase) => phrase !== null && worth(phrase)) ?? null
}

const contains = (one: string, other: string): boolean =>
  one.toLowerCase().includes(other.toLowerCase()) || other.toLowerCase().includes(one.toLowerCase())

/** Hears the last turn, which must be the person's. */
export function hear(turns: readonly Turn[], lines: PersonaLines): Heard {
  const text = turns.at(-1)?.text ?? ''
  const earlier = turns.slice(0, -1)
  const said = earlier
    .filter((turn) => turn.fromPerson)
    .reverse()
    .slice(0, LOOK_BACK)
  const matcher = knownWords(lines)
  const language = foreignLanguage(text)
  const it = language === null ? nounPhrase(text, matcher) : null
  const aim = goalOf(text)
  const topic = topicOf(text, lines)
  const short = wordsOf(text).length < SHORT
  const kept = short ? (said.map((turn) => topicOf(turn.text, lines)).find(Boolean) ?? null) : null
  const kind = kindOf(text, language, earlier.findLast((turn) => !turn.fromPerson)?.text ?? '')
  return {
    kind: kind === 'talk' && short && said.slice(0, 2).some((turn) => HEAVY.test(plainOf(turn.text))) ? 'heavy' : kind,
    language,
    feeling: feelingOf(text),
    topic: topic ?? kept,
    onTopic: topic !== null,
    it,
    goal: aim?.goal ?? null,
    deciding: aim?.deciding ?? false,
    before: beforeOf(earlier, said, it, matcher),
  }
}
