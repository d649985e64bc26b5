/** People omit `I`: `love hiking`, `just moved to Leeds`, `im 34, live in leeds`. */

const ADVERB = '(?:(?:just|finally|recently|also|currently|still|already|only|really) )?'
const BEGINS = new RegExp(
  `^${ADVERB}(?:been (?:vegan|vegetarian|living|working|learning|studying|sober|married|single|playing)|got (?:diagnosed|married|engaged|divorced|promoted|hired|laid off|fired|a (?:new )?(?:job|dog|cat|puppy|kitten))|moved (?:to|in|out)|started (?:at|as|working|learning|a (?:new )?job)|switched (?:from|to)|quit my|adopted (?:a|two)|graduated|retired|turned \\d{1,3}|(?:sold|ditched|dropped|quit|cancell?ed|finished) (?:the|my|our) |finished .{2,60}, (?:and )?(?:now |then )?started |love (?!is|you|u\\b|it|that|this|these|those|how|when|to see|the way|your|hurts|island|life)|hate (?!it|that|this|these|those|how|when|you|your)|can not (?:stand|have)|do not (?:eat|drink|like))\\b`,
  'i',
)
const GERUND =
  /^(?:(?:currently|still|also|now) )?(?:working|studying|living|learning|training|saving|teaching|dating|raising) (?!.{0,200}\b(?:is|are|was|were|has|makes|sucks|can|will|would|sounds|looks|feels|seems|provides|helps|takes|requires|means|made|not only)\b)/i

const AT_WORK =
  /^(?:work (?:at|for|as)|live (?:in|near)) (?!the (?:moment|present|now)\b|peace|fear|hope|progress|night)(?!.{0,200}\b(?:is|are|was|were|has|can|will|would)\b)/i
/** `finally moved, we're in Haarlem now`. */
const MOVED = /^(?:(?:I|we) )?(?:have )?(?:finally |just )?moved(?: (?:house|out|home|at last|last \p{L}{3,9}))?$/iu
const THERE = /^(I|we) (?:am|are) (?:now )?(?=(?:in|near) )/i

const ON_OF_I =
  /^(?:live|work|teach|study|speak|play|drive|love|hate|have (?:\d|two|three|an? )|am|moved|started|do not|can not)\b/i
const ON_OF_ANOTHER = /^(?:lives|works|teaches|studies|speaks|loves|hates|is|has|turned|turns)\b/i
const ANOTHER = /^(?:my|our) \p{L}{2,20}(?: \p{Lu}\p{L}{1,30})?(?= )/u

/** The clause with its omitted subject restored; `before` is the previous clause. */
export function restoreSubject(clause: string, before: string | undefined): string {
  if (GERUND.test(clause) || /^allergic to /i.test(clause)) return `I am ${clause}`
  if (BEGINS.test(clause)) return clause.startsWith('been ') ? `I have ${clause}` : `I ${clause}`
  if (AT_WORK.test(clause)) return `I ${clause}`
  if (before === undefined) return clause
  if (MOVED.test(before) && THERE.test(clause)) return clause.replace(THERE, '$1 live ')
  if (/^I\b/.test(before) && ON_OF_I.test(clause)) return `I ${clause}`
  const another = ANOTHER.exec(before)?.[0]
  return another && ON_OF_ANOTHER.test(clause) ? `${another} ${clause}` : clause
}
