/** People omit `I`: `love hiking`, `just moved to Leeds`, `im 34, live in leeds`. */

const ADVERB = '(?:(?:just|finally|recently|also|currently|still|already|only|really) )?'
const BEGINS = new RegExp(
  `^${ADVERB}(?:been (?:vegan|vegetarian|living|working|learning|studying|sober|married|single|playing)|got (?:diagnosed|married|engaged|divorced|promoted|hired|laid off|fired|a (?:new )?(?:job|dog|cat|puppy|kitten))|moved (?:to|in|out)|started (?:at|as|working|learning|a (?:new )?job)|switched (?:from|to)|quit my|adopted (?:a|two)|graduated|retired|turned \\d|love (?!is|you|u\\b|it|that|this|these|those|how|when|to see|the way|your|hurts|island|life)|hate (?!it|that|this|these|those|how|when|you|your)|can not (?:stand|have)|do not (?:eat|drink|like))\\b`,
  'i',
)
const GERUND =
  /^(?:(?:currently|still|also|now) )?(?:working|studying|living|learning|training|saving|teaching|dating|raising) (?!.{0,200}\b(?:is|are|was|were|has|makes|sucks|can|will|would|sounds|looks|feels|seems|provides|helps|takes|requires|means|made|not only)\b)/i

const ON_OF_I =
  /^(?:live|work|teach|study|speak|play|drive|love|hate|have (?:\d|two|three|an? )|am|moved|started|do not|can not)\b/i
const ON_OF_ANOTHER = /^(?:lives|works|teaches|studies|speaks|loves|hates|is|has|turned|turns)\b/i
const ANOTHER = /^(?:my|our) \p{L}{2,20}(?: \p{Lu}\p{L}{1,30})?(?= )/u

/** The clause with its omitted subject restored; `before` is the previous clause. */
export function withSubject(clause: string, before: string | undefined): string {
  if (GERUND.test(clause)) return `I am ${clause}`
  if (BEGINS.test(clause)) return clause.startsWith('been ') ? `I have ${clause}` : `I ${clause}`
  if (before === undefined) return clause
  if (/^I\b/.test(before) && ON_OF_I.test(clause)) return `I ${clause}`
  const another = ANOTHER.exec(before)?.[0]
  return another && ON_OF_ANOTHER.test(clause) ? `${another} ${clause}` : clause
}
