import { wordsOf } from '../text/words.ts'
import { KINDS, type MessageKind } from './message-kinds.ts'
import { DISTRESS, type Occasion, occasionOf } from './read-occasion.ts'
import { isSayable } from './sayable.ts'
import { plainOf, splitClauses, type TypedClause } from './split-clauses.ts'

export type Intent = 'torn' | 'conflict' | 'wish' | 'upcoming' | 'stuck' | 'aside' | null

export interface ParsedMessage {
  kind: MessageKind
  occasion: Occasion
  intent: Intent
  clauses: readonly TypedClause[]
  /** See plainOf. */
  plain: string
  /** At most three emoji of the message. */
  emoji: string
}

const TASKS =
  /^ (?:(?:hey|hi|ok|okay|so|and|now|please|pls|plz|yo|just|then|hello) ){0,3}(?:(?:can|could|will|would) you (?:please |just |maybe )?(?:help me (?:to |with )?)?|i need you to |i want you to |help me (?:to |with )?|i need help (?:to |with )?)?(?:please )?(?:write|rewrite|draft|code|program|debug|translate|calculate|compute|solve|summari[sz]e|google|search|look up|find|book|order|buy|call|email|text him|text her|send|remind me to|tell (?:my|him|her|them)|set (?:a|an|up)|play|draw|paint|sing|generate|make me|make a|give me (?:a|an|the|some|five|ten|three|\d{1,9})|tell me (?:a|an|about the|the|some|who|what is|how to)|explain|teach me|proofread|correct|fix|improve|review|rephrase|reword|finish|complete|quiz me|test me|edit|list|tell me (?:something|anything|more about (?!it|that|you))|recommend|check|convert|define|show me|plan (?:a|my|me)|create|describe|compare|analy[sz]e|name (?:a|an|one|your|some|three|five|ten)|spell|count|say|pretend|act as|roleplay|ignore (?:all|previous|your|the)|forget (?:all|previous|your) |output|print|repeat after) /
const LOOKED_UP =
  / (?:weather|forecast|temperature outside|is it (?:going to )?(?:rain|raining|snow)|will it (?:rain|snow)|(?:the |latest |any )news\b[^.]{0,20}[?.]|headlines|stock price|price of|exchange rate|who won the|score of|capital of|population of|how do (?:you|i|we) say|what does [^.?]{1,40} mean|whats the (?:word|french|spanish|german) for|recipe for|lyrics|directions to|hack into|to python|in python|javascript code) /
const FACTUAL =
  /^ (?:(?:so|hey|ok|and) )?(?:what|whats|who|whos|where|wheres|when|which|how (?:many|much|old|far|tall|long|big|does|do|did|is|are)|why (?:is|are|do|does|did)|is|are|was|did|does|can) /
const PERSONAL =
  / (?:i|im|my|me|mine|we|our|us|you|your|he|she|him|her|his|they|them|their|this|that|it|its|should|there|everything|everyone|life|people|nobody|anyone|love) /
const MATHS =
  /^\D{0,24}\d[\d.,]{0,40} ?(?:[-+*/x×÷^]|% of|percent of|plus|minus|times|divided by) ?\d[\d.,]{0,40} ?=? ?[?]?$/i

const DECISION = /^(?! (?:what|how|when|where|who|which|why))[^?.!]* should (?:i|we) /
const TORN =
  / (?:dont (?:even |really )?know|not sure|wondering|unsure|cant decide|torn|debating) (?:whether|if|between|about whether) /
const ADVICE =
  / (?:what (?:should|would|could|can|do|shall) (?:i|we|you) |i need a plan|i need (?:some |a few |an )?ideas?|(?:any|which|what) [^.?!]{0,40} you (?:recommend|suggest|advise)|any (?:advice|tips|ideas|suggestions|thoughts|recommendations)|how (?:do|can|should|would|could|am|did) (?:i|we|you|one|people) |how to |help me |i need (?:advice|help|tips|some advice|some help|your help|your advice)|(?:need|want|give me|got any|have any|some) (?:advice|tips|suggestions)|is (?:it|this|that|he|she) (?:ok|okay|normal|bad|weird|wrong|too|possible|worth|legal|illegal|allowed|safe|cheating|into me)|what do you (?:think|suggest|recommend)|your (?:opinion|advice|thoughts)|does (?:he|she|it|this|my) |do you think|can (?:i|they|he|she|my) |am i (?:wrong|allowed|a|the|overreacting|crazy|being|in)|why (?:do|does|is|am|are|did|cant|wont|would|dont|doesnt) (?:i|my|he|she|it|they|this|we|people|everyone|everything|nobody|nothing|life)|what if |where (?:do|can|should) i|who (?:do|can|should) i|which (?:one )?(?:should|do)|are (?:they|we) )/

const INTENTS: readonly [Exclude<Intent, null>, RegExp][] = [
  ['torn', TORN],
  [
    'upcoming',
    / i (?:will|am going to|am about to) |^ going to |^ (?:we|i) (?:are |am )?(?:meeting|seeing|having|starting|leaving|flying|moving) [^.?!]{0,30}(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday) /,
  ],
  ['aside', / (?:btw|by the way|fyi|for the record|just so you know|for context) /],
  [
    'conflict',
    / (?:fight|fighting|fought|argu(?:e|ed|es|ing|ment|ments)|yell(?:s|ed|ing)|scream(?:s|ed|ing)? at|shouted|snapped at|rude|ignor(?:es|ed|ing) me|left me on read|blocked me|ghosted|lied to me|mean to me|not (?:talking|speaking) to|wont (?:let|talk|speak|reply|answer|return|pay|listen)|insulted|made fun of|talked behind|betray\w{0,3}|took credit|stole|keeps (?:asking|telling|interrupting|calling|texting|ignoring|borrowing)|silent treatment|micromanag\w{1,3}) /,
  ],
  [
    'stuck',
    / (?:stuck|confused|no idea|have no clue|dont know (?:what|where|how)|cant (?:decide|figure|start|get started|seem|bring myself)|writers block|procrastinat\w{1,3}|overthinking|torn between|mixed feelings|clueless|keep (?:putting|quitting|failing|forgetting)) /,
  ],
  [
    'wish',
    / (?:i (?:really |just |kind of |sort of |do |would |also |still )?(?:(?:want|would like|hope|plan|need|wish|like) to|want (?!him|her|them|you|my|it))|i am (?:thinking|planning|trying|hoping|considering|dreaming)(?: (?:of|about|on|to))?|i would love|my (?:goal|dream|plan) is|^ thinking (?:of|about) \w{1,40}ing|want to|planning (?:to|on|a)|trying to|considering|decided to) /,
  ],
  [
    'upcoming',
    / (?:tomorrow|tonight|next (?:week|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend)|this (?:weekend|evening|friday|saturday|sunday|monday|tuesday|wednesday|thursday|afternoon)|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|the \d{1,9}\w{0,40})|in (?:a|an|\d{1,9}|two|three|four|five|six|ten) (?:hours?|days?|weeks?|months?)|coming up|upcoming|later today) /,
  ],
]
const UNWANTED =
  / (?:dont|do not|didnt|never|not|wouldnt) (?:really |even |actually )?(?:want|plan|hope|need|like|trying|going|planning|thinking) /
const PAST = / (?:yesterday|last (?:week|night|month|year|weekend)|ago|went|was|were|had|did|didnt) /

const EMOJI = /\p{Extended_Pictographic}/u
const segmenter = new Intl.Segmenter()
const emojiOf = (text: string): string =>
  Array.from(segmenter.segment(text.slice(0, 200)), ({ segment }) => segment)
    .filter((segment) => EMOJI.test(segment))
    .slice(0, 3)
    .join('')

const KEYS = /^(?:asd\w{0,9}|qwe\w{0,9}|sdf\w{0,9}|jkl\w{0,9}|\d{1,9}|(\w)\1{2,20}|\w)$/
const VOWEL = /[aeiouyáéíóúàèìòùäöüâêîôûãõå]/
/** A few words, all of them without a vowel or keyboard mashing. */
const isUnreadable = (words: readonly string[]): boolean =>
  words.length <= 3 && words.every((word) => KEYS.test(word) || !VOWEL.test(word))

const ASKED_FACT =
  / how long (?:does|do|did|is|until) |^ (?:(?:what|who|when|where)s |(?:what|who|when|where|which|how (?:many|much|old|far|tall|long|big)) (?:is|was|are|were|did|does) )/
const isFactual = (plain: string): boolean =>
  !PERSONAL.test(plain) && (ASKED_FACT.test(plain) || (FACTUAL.test(plain) && plain.includes(' ? ')))
const isTask = (text: string, plain: string): boolean =>
  TASKS.test(plain) || LOOKED_UP.test(plain) || MATHS.test(text.trim()) || isFactual(plain)

const ASKING =
  /^ (?:(?:so|hey|ok|and|but|well) )?(?:what|whats|who|whos|when|where|wheres|which|why|whys|how|hows|is|are|was|were|does|did(?= (?:i|you|he|she|they|we|my|the|any|anyone) )|can|could|should|would|will|do(?! not)|has|am) /
/** Some statements end with a question mark, too. */
const SHORT_QUESTION = 10
function asks(plain: string): boolean {
  if (ASKING.test(plain)) return true
  if (!plain.endsWith(' ? ')) return false
  const last =
    plain
      .slice(0, -3)
      .split(/ [.!?] /)
      .at(-1) ?? ''
  return ASKING.test(` ${last.trim()} `) || wordsOf(last).length <= SHORT_QUESTION
}

function wordless(text: string, emoji: string): MessageKind {
  if (/^(?:👍|👌|✅|🆗)/u.test(emoji)) return 'okay'
  if (/^(?:😂|🤣|😆|😹)/u.test(emoji)) return 'laugh'
  if (emoji) return 'emoji'
  return text.includes('?') ? 'puzzled' : 'unreadable'
}

/** `talk` if it is no request. */
function requestIn(text: string, plain: string): MessageKind {
  if (isTask(text, plain)) return 'task'
  if (DECISION.test(plain)) return 'decision'
  return ADVICE.test(plain) || asks(plain) ? 'advice' : 'talk'
}

const LINK = /https?:\/\/\S+|\bwww\.\S+/
const LONGEST_AROUND_LINK = 5
const CODE =
  /```|^[^\S\n]{0,40}(?:const|let|var|import|function|def|class|SELECT|<\w{1,40}>)\b.{0,200}[=({;]|[;{}][^\S\n]{0,40}\n|=> ?[{(]|console\.log\(|print\(/m

function kindOf(text: string, plain: string, emoji: string): MessageKind {
  const words = wordsOf(plain)
  if (words.length === 0) return wordless(text, emoji)
  if (text.trimStart().startsWith('*') && words.length <= 3) return 'correction'
  if (CODE.test(text)) return 'code'
  if (LINK.test(text) && words.length - wordsOf(text.match(LINK)?.[0] ?? '').length < LONGEST_AROUND_LINK) return 'link'
  if (MATHS.test(text.trim())) return 'task'
  const known = KINDS.find(([, pattern]) => pattern.test(plain))?.[0]
  if (known) return known
  if (!isUnreadable(words)) return requestIn(text, plain)
  return DISTRESS.some((pattern) => pattern.test(plain)) ? 'talk' : 'unreadable'
}

/** Asks for an action in the outside world. */
export const isAction = (plain: string): boolean =>
  / (?:tell (?:my|him|her|them)|remind|reminder|alarm|timer|book|order|buy|call|text (?:him|her|them|my)|send|play|set (?:a|an|up)) /.test(
    plain,
  )

/** Asks to be entertained, or to make the helper say something. */
export const isPlay = (plain: string): boolean =>
  / (?:tell me|say|joke|sing|roleplay|pretend|act as|ignore|forget all|repeat|output|play|rap|riddle) /.test(plain)

/** Whether it asks to look something up, rather than to create it. */
export const isLookUp = (plain: string): boolean =>
  LOOKED_UP.test(plain) ||
  (FACTUAL.test(plain) && !TASKS.test(plain)) ||
  / \d[\d.,]{0,40} (?:\d|times|plus|minus) /.test(plain)

function intentOf(plain: string): Intent {
  const found = INTENTS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
  if (found === 'wish' && (UNWANTED.test(plain) || !isSayable(plain))) return null
  return found === 'upcoming' && PAST.test(plain) ? null : found
}

const GREETING =
  /^ (?:hi{1,20}|hey{1,20}|hello{1,20}|hiya|heya|yo|good (?:morning|afternoon|evening)|morning|evening)(?: there| again| everyone| guys)? [.!?,] $/

function afterGreeting(clauses: readonly TypedClause[]): readonly TypedClause[] {
  const [first, ...rest] = clauses
  return first && rest.length > 0 && GREETING.test(plainOf([{ ...first, end: '.' }])) ? rest : clauses
}

export function readMessage(text: string): ParsedMessage {
  const all = splitClauses(text)
  const emoji = emojiOf(text)
  const read = (clauses: readonly TypedClause[]): ParsedMessage => {
    const plain = plainOf(clauses)
    return {
      kind: kindOf(text, plain, emoji),
      occasion: occasionOf(text, plain),
      intent: intentOf(plain),
      clauses,
      plain,
      emoji,
    }
  }
  const whole = read(all)
  return whole.kind === 'greeting' || whole.kind === 'how_are_you' ? whole : read(afterGreeting(all))
}

/** A question about the helper rather than the person's subject. */
export const asksHelper = (plain: string): boolean =>
  /^ (?:so |and |ok |hey )?what(?:s| are| is| was) your | (?:can|could|will) you (?:swim|drive|cook|see|hear|dream|laugh|cry|dance|taste|smell|feel|love|sing) | (?:do|are|did|have|were) you (?!have (?:any|some|a) (?:tips|advice|ideas|suggestions|thoughts|recommendations|idea|tip|suggestion)|think |suggest |recommend |help |say |advise )/.test(
    plain,
  )
