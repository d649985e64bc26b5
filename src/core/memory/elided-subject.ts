import { MEDICINES } from './health-states.ts'

/** People omit `I`: `love hiking`, `just moved to Leeds`, `im 34, live in leeds`. */

const ADVERB = '(?:(?:just|finally|recently|also|currently|still|already|only|really) )?'
const LEADING_ADVERB = new RegExp(`^${ADVERB}`, 'i')
const BEGINS = new RegExp(
  `^${ADVERB}(?:been (?:vegan|vegetarian|living|working|learning|studying|sober|married|single|playing|dating|seeing|an? [a-z]{4,20}\b)|grew up in|(?:was )?raised in|rescued an? |quit (?:drinking|smoking|vaping)|got (?:(?:the |our |my )?keys to|diagnosed|married|engaged|divorced|promoted|hired|laid off|fired|a (?:new )?(?:job|dog|cat|puppy|kitten))|moved (?:to|in|out)|started (?:at|as|working|learning|(?:a|my) (?:new )?job)|switched (?:from|to)|quit my|adopted (?:a|two)|graduated|retired|turned \\d{1,3}|(?:sold|ditched|dropped|quit|cancell?ed|finished) (?:the|my|our) |finished .{2,60}, (?:and )?(?:now |then )?started |love (?!is|you|u\\b|it|that|this|these|those|how|when|to see|the way|your|hurts|island|life)|hate (?!it|that|this|these|those|how|when|you|your)|can not (?:stand|have)|do not (?:eat|drink|like))\\b`,
  'i',
)
const GERUND =
  /^(?:(?:currently|still|also|now) )?(?:working|studying|living|learning|training|saving|teaching|dating|raising|trying to|looking for a new) (?!.{0,200}\b(?:is|are|was|were|has|makes|sucks|can|will|would|sounds|looks|feels|seems|provides|helps|takes|requires|means|made|not only)\b)/i

/** `engaged as of last night`, `on insulin`. */
const STATE = new RegExp(
  `^(?:(?:deathly |severely |super )?allergic to |engaged\\b(?! in)|pregnant\\b|originally from |single again$|obsessed with |not (?:an?|much of an?) (?:big |huge )?fan of |on (?:${MEDICINES})\\b)`,
  'i',
)

const AT_WORK =
  /^(?:work (?:at|for|as)|live (?:in|near)) (?!the (?:moment|present|now)\b|peace|fear|hope|progress|night)(?!.{0,200}\b(?:is|are|was|were|has|can|will|would)\b)/i
const DIAGNOSED = /^diagnosed /i
/** `goal this year is to read 50 books`. */
const GOAL = /^goals? (?:for |this |is )/i
/** `finally moved, we're in Haarlem now`. */
const MOVED = /^(?:(?:I|we) )?(?:have )?(?:finally |just )?moved(?: (?:house|out|home|at last|last \p{L}{3,9}))?$/iu
const THERE = /^(I|we) (?:am|are) (?:now )?(?=(?:in|near) )/i

const ON_OF_I =
  /^(?:live|work|teach|study|speak|play|drive|love|hate|have (?:\d|two|three|an? )|am|moved|started|do not|can not)\b/i
const ON_OF_ANOTHER = /^(?:lives|works|teaches|studies|speaks|loves|hates|is|has|turned|turns)\b/i
const ANOTHER = /^(?:my|our) \p{L}{2,20}(?: \p{Lu}\p{L}{1,30})?(?= )/u

/** `before` is the previous clause. */
export function restoreSubject(clause: string, before: string | undefined): string {
  if (GERUND.test(clause) || STATE.test(clause)) return `I am ${clause}`
  if (GOAL.test(clause)) return `my ${clause}`
  if (DIAGNOSED.test(clause)) return `I was ${clause}`
  if (BEGINS.test(clause))
    return clause.startsWith('been ') ? `I have ${clause}` : `I ${clause.replace(LEADING_ADVERB, '')}`
  if (AT_WORK.test(clause)) return `I ${clause}`
  if (before === undefined) return clause
  if (MOVED.test(before) && THERE.test(clause)) return clause.replace(THERE, '$1 live ')
  if (/^I\b/.test(before) && ON_OF_I.test(clause)) return `I ${clause}`
  const another = ANOTHER.exec(before)?.[0]
  return another && ON_OF_ANOTHER.test(clause) ? `${another} ${clause}` : clause
}
