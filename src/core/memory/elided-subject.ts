import { HEALTH_STATES, MEDICINES } from './health-states.ts'
import { PET } from './rules/people.ts'

/** People omit `I`: `love hiking`, `just moved to Leeds`, `im 34, live in leeds`. */

const ADVERB = '(?:(?:just|finally|recently|also|currently|still|already|only|really) )?'
const LEADING_ADVERB = new RegExp(`^${ADVERB}`, 'i')
const BEGINS = new RegExp(
  `^${ADVERB}(?:been (?:at [\\p{L}\\d' ]{2,30} (?:for|since|\\d)|at (?=\\p{L})|with my|with (?=\\p{L})|vegan|vegetarian|veggie|a vegetarian|on (?=\\p{L})|living|working|driving|learning|studying|sober|married|single|playing|dating|seeing|an? [a-z]{4,20}\\b)|grew up in|(?:was )?raised in|born and raised in|used to (?:smoke|drink|vape|live|work|play|love|hate)|live (?:alone|with)|lived in (?=.{2,40} (?:my|our) (?:whole|entire) life)|rescued an? |quit (?:drinking|smoking|vaping)|(?:born|bred) (?:and|n) (?:bred|raised|born)|was born|gave up|took up|joined|stopped|lost my|married|met my|bought|signed|have not (?:eaten|had|touched|smoked|drunk)|have (?:an?|two|three|four|2|3|4|my own) (?=\\p{L})|never (?:eat|drink|touch|learned|learnt|smoked|drank)|speak (?!to|for|with|up|of|slow|english please)|come from|got (?:back into|really into|into|my (?:black|brown|blue|licen|degree|citizenship|diploma)|(?:the |our |my )?keys to|diagnosed|married|engaged|divorced|promoted|hired|laid off|fired|a (?:new |job )?(?:job|dog|cat|puppy|kitten|interview))|moved (?:to|from|in|out|back)|started (?:at|as|working|learning|(?:a|my) (?:new )?job)|switched (?:from|to)|quit my|adopted (?:a|two)|graduated|retired(?: (?:from|in|at|last|early|after|since|\\d)|$)|turned \\d{1,3}|(?:sold|ditched|dropped|quit|cancell?ed|finished) (?:the|my|our) |finished .{2,60}, (?:and )?(?:now |then )?started |love (?!is|you|u\\b|it|that|this|these|those|how|when|to see|the way|your|hurts|island|life)|hate (?!it|that|this|these|those|how|when|you|your)|can not (?:stand|have|eat|do|drink)|do not (?:eat|drink|like))\\b`,
  'iu',
)
const GERUND =
  /^(?:(?:currently|still|also|now) )?(?:working|studying|living|learning|training|saving|teaching|dating|raising|expecting (?:our|my|a baby|twins)|turning \d{2}|turning (?:thirty|forty|fifty|sixty|seventy|eighty)|doing (?:an?|my) (?:masters?|master's|phd|degree|ba|bsc|msc|mba|apprenticeship|pgce|doctorate|a[- ]levels)(?: degree)?|moving|getting married|having a baby|graduating|running (?:the|a|my first|another) [\p{L} ]{0,20}(?:marathon|10k|ultra|triathlon)|planning (?:to|on)|hoping to|aiming to|trying to|looking for a new) (?!.{0,200}\b(?:is|are|was|were|has|makes|sucks|can|will|would|sounds|looks|feels|seems|provides|helps|takes|requires|means (?!I|my|up|no|early|getting)|made|not only)\b)/iu

/** `engaged as of last night`, `on insulin`. */
const STATE = new RegExp(
  `^(?:(?:deathly |severely |super )?allergic to |in (?:med|medical|law|nursing|grad|art|culinary|vet|dental|business|film|trade|beauty) school\\b|(?:vegan|vegetarian|veggie|pescatarian|plant based|teetotal) (?:for|since|here|now)\\b|(?:(?:absolutely|so|really|properly|genuinely) )?(?:terrified|petrified|scared|afraid|frightened) of |(?:single |proud |new |busy |stay-at-home |full-time ){0,2}(?:mom|mum|dad|mother|father|parent) (?:of|to) |engaged\\b(?! in)|pregnant\\b|at (?:uni|university|college) (?:in|doing|studying) |married to |\\d{2} ?[mf]\\b|originally from |single again$|obsessed with |not (?:an?|much of an?) (?:big |huge )?fan of |on (?:${MEDICINES})\\b)`,
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
  /^(?:live|work|teach|study|speak|play|drive|love|hate|have (?!to |been )|am|moved|started|do not|can not)\b/i
const ONLY_A_STATE = new RegExp(`^(?:${HEALTH_STATES}|vegan|vegetarian)$`, 'i')
const ON_OF_ANOTHER = /^(?:lives|works|teaches|studies|speaks|loves|hates|is|has|turned|turns)\b/i
/** `I am from Lagos, been in Houston eight years`. */
const FROM = /^I (?:am|was|come|grew|have been) .{0,40}\b(?:from|born|raised|up) /i
const BEEN_IN = /^(?:(?:I|we) have )?been (?=in )/i
/** `31` after `I am Jess`. */
const INTRODUCES = /^(?:I am|my name is|I go by|call me) \p{L}| here$/iu
const MORE_OF_ONE = /^\d{2}(?:$| years old| and (?:still|counting|proud|feeling)\b|, )/u
/** `mom works nights`. */
const KIN_ALONE =
  /^(?:mom|mum|mam|dad|husband|wife|partner|son|daughter|boss|boyfriend|girlfriend|sister|brother|grandma|grandpa|gran|nan|grandad|eldest|youngest|oldest)(?='s name is |,? (?:\p{Lu}\p{L}{1,20},? )?(?:is (?:an?|from|called|named|in|retired|turning|\d) |was an? |lives |works |drives |has (?:an?|been|\p{L}{5,15}$) |just |got |turned |moved|died|passed away|passed (?=when|last|in|suddenly)))/iu
/** `we adopted a cat`, then `his name is Moth`. */
const GOT_PET = new RegExp(
  `^(?:(?:I|we)|my \\p{L}{2,12} and I) (?:[\\p{L}'-]{1,20} ){1,8}(?:an?|our|my|the) (${PET})$`,
  'iu',
)
const PET_NAME = new RegExp(`^(${PET})(?:'?s name is|'?s called| is (?:called|named)) (?=\\p{L})`, 'iu')
const NAMES_IT =
  /^(?:(?:his|her|its|it'?s) name is|(?:s?he|it|its) is (?:called|named)|(?:we|I) (?:named|call|called) (?:him|her|it)) (?=\p{L})/iu
const ANOTHER = /^(?:my|our) \p{L}{2,20}(?: \p{Lu}\p{L}{1,30})?(?= )/u

/** Replacements for the start of a clause, whatever precedes it; `$&` is the match, `$1` its first group. */
const ALONE: readonly [RegExp, string][] = [
  [GERUND, 'I am $&'],
  [STATE, 'I am $&'],
  [GOAL, 'my $&'],
  [DIAGNOSED, 'I was $&'],
  [KIN_ALONE, 'my $&'],
  [PET_NAME, 'my $1 is called '],
]
/** The same, if the clause before matches the first pattern. */
const AFTER: readonly [RegExp, RegExp, string][] = [
  [FROM, BEEN_IN, 'I have been living '],
  [INTRODUCES, MORE_OF_ONE, 'I am $&'],
  [MOVED, THERE, '$1 live '],
  [/^I\b/, ON_OF_I, 'I $&'],
  [/^I\b/, ONLY_A_STATE, 'I am $&'],
]

function restoredAfter(clause: string, before: string): string {
  const pet = NAMES_IT.test(clause) ? GOT_PET.exec(before)?.[1] : undefined
  if (pet) return clause.replace(NAMES_IT, `my ${pet} is called `)
  const [, begins, subject] = AFTER.find(([first, then]) => first.test(before) && then.test(clause)) ?? []
  if (begins && subject) return clause.replace(begins, subject)
  const another = ANOTHER.exec(before)?.[0]
  return another && ON_OF_ANOTHER.test(clause) ? `${another} ${clause}` : clause
}

/** `my parents live in Ohio and have four kids`: several people, and verbs that continue about them. */
const OTHERS =
  /^(?:they|people|(?:my|our|the|these|those|some|most|all (?:my|our|the)|both(?: of)?(?: my)?) (?:[\p{L}'-]{1,20} ){0,3}?(?:[\p{L}'-]{2,20}s|children|people|folks|men|women)) (?:(?:all|both|just) )?(?:live|work|have|are|love|own|come|speak|moved|grew|study)(?!\p{L})/iu
const ON_OF_OTHERS = /^(?:live|work|teach|study|speak|play|drive|love|hate|have|own|come|do not|can not)\b/i

/** `before` is the previous clause. */
export function restoreSubject(clause: string, before: string | undefined): string {
  if (before !== undefined && OTHERS.test(before) && ON_OF_OTHERS.test(clause)) return `they ${clause}`
  const [begins, subject] = ALONE.find(([pattern]) => pattern.test(clause)) ?? []
  if (begins && subject) return clause.replace(begins, subject)
  if (BEGINS.test(clause))
    return /^been /i.test(clause) ? `I have b${clause.slice(1)}` : `I ${clause.replace(LEADING_ADVERB, '')}`
  if (AT_WORK.test(clause)) return `I ${clause}`
  return before === undefined ? clause : restoredAfter(clause, before)
}
