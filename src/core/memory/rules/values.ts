import { trimMarksEnd } from '../../text/trim-marks.ts'

const TIME_TAIL =
  /[\s,]{1,3}(?:now|these days|nowadays|at the moment|right now|currently|at present|anymore|any more|any longer|again|too|as well|instead|already|lately|recently|for now|for good|though|actually|really|permanently|full[- ]time|by now|thank(?:s| you)|please|today|yesterday|tonight|this (?:past )?(?:morning|week|weekend|month|year|summer|winter|spring|fall|autumn)|last (?:night|week|weekend|month|year|summer|winter|spring|fall|autumn|\p{L}{1,40}day)|(?:a|an|one|two|three|four|five|six|\d{1,12}|a few|several|a couple of) (?:days?|weeks?|months?|years?|while) ago|(?:back )?in (?:january|february|march|april|may|june|july|august|september|october|november|december|\d{4})(?: \d{4})?|as of .{0,300}|since .{0,300}|starting .{0,300}|effective .{0,300}|for (?:about |almost |over |nearly |the (?:past|last) )?(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,12}|several|a few|many|some) (?:days?|weeks?|months?|years?|decades?|time|while)(?: now)?|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)$/iu
const CLAUSE_TAIL =
  /(?:,? (?:because|but|so that|so|since|when|while|which|who|where|whereas|until|although|though|even though|if|unless|after|before|as soon as|ever since|due to|thanks to|except|rather than|and (?:nobody|everyone|everybody|no one|nothing|I|my|we|it|he|she|they|the|now|just|so|then|also|started|moved|left|joined|bought|got|took|quit|am|have|had|was|were|love|loving|hate|really|feel|can|will|plan|want|need|made|found|decided|actually|not))(?![\p{L}'])| (?:and|but|then)$|, (?:not|it|which|where|and|we|I|my|so|after|finally|the)\b)[\s\S]*/iu

/** Without words about when or why. */
export function tidy(text: string): string {
  let value = text.replace(CLAUSE_TAIL, '').trim()
  for (let round = 0; round < 4; round += 1) value = value.replace(TIME_TAIL, '').trim()
  const trimmed = trimMarksEnd(value, ',;:!"”\'-').replace(/^[\s,;:"“'-]+/, '')
  return trimmed.replace(/\.$/, '')
}

const EMPTY =
  /^(?:it|that|this|them|those|these|there|here|him|her|me|you|us|one|so|something|anything|nothing|everything|someone|somewhere|anywhere|stuff|things?|a lot|much|all|more|some|ok|okay|fine|good|great|bad|not|very|too|yet|alone|home|away|back|out|in|on|to|what|how|who|a|an|the|my|well|better|worse|here now|both|together)$/i
const MOST_WORDS = 9
const MOST_CHARACTERS = 80

/** A sentence inside a value: it was cut in the wrong place. */
const SENTENCE =
  /(?:^|\s)(?:I|I'm|I've|im|ive|its|it's|it is|he|she|they|we are|you are|you|is|are|was|were|should|would|could|does|did|sounds|looks)(?:\s|$)/

/** Null if it says nothing or is too long. */
export function phraseOf(text: string | undefined, mostWords = MOST_WORDS): string | null {
  const value = tidy(text ?? '')
  if (value === '' || value.length > MOST_CHARACTERS || EMPTY.test(value) || SENTENCE.test(value)) return null
  return value.split(' ').length > mostWords ? null : value
}

export const MONTHS =
  /^(?:early |late |mid )?(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday|\d{2,4}s?)\b/i
const NO_PLACE =
  /^(?:a |an |the |my |our )?(?:new |next |different |better |bigger |smaller |other |another )?(?:team|role|department|position|job|company|project|step|stage|level|topic|subject|point|decaf|keto|vim|linux|windows|mac|python|rust|tea|coffee|schedule|shift|plan|phase|bed|sleep|work|school|class|group|vegan|remote|different|nights?|days?|part[- ]time|full[- ]time|next|forward|on|end|side|tears|desk|seat|gym|bank|provider|carrier|management)\b/i
const DWELLING =
  /\b(?:apartment|flat|house|condo|studio|suburbs?|countryside|city|town|village|neighbou?rhood|street|avenue|road|downtown|uptown|coast|island|farm|cabin|place|loft|dorm|district|area|county|state|country|parents'?|townhouse|(?:narrow|house)?boat|barge|yurt|caravan|motorhome|trailer|bungalow|cottage|estate|ranch|barn|commune|high[- ]rise|tower block|van|camper|mountains|woods)\b/i

/** When it was: no part of the place. */
const SINCE =
  /,? (?:in|since|last|this|now|still|but|so) ?(?:(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|week|month|year|\d{4}|still)\b|$|with\b)[\s\S]*/i

const SCHOOL = /\b(?:University|College|School|Academy|Institute)\b|(?<=\p{L} )(?:State|Tech)$/u

/** `Leeds, no kids`: what a person goes on to say about themselves. */
const GOES_ON =
  /,? (?:no \p{Ll}|(?<=, )(?:not|zero|without|single|married|engaged|divorced|widowed|separated|retired|unemployed|male|female|he|she|they|one|two|three|four|\d+) ?\p{Ll}*)[\s\S]*/u

/** The value of a home; null if it can't be one. Places are capitalised, unless the person types no capitals at all. */
export function placeOf(text: string | undefined): string | null {
  const value = phraseOf(
    (text ?? '')
      .replace(SINCE, '')
      .replace(GOES_ON, '')
      .replace(
        /,? (?:[a-z]{2,10}ing|born and|originally|lol|haha|nice|happy|glad|any|which|where|its|it is|and|with|by|for|from|to|near where|alongside|together|me)(?: (?:my|our|his|her|a|an|the|some|work|good|be|two|three|love|school|college|family|friends?|myself|roommates?|[a-z]{1,40}ing))?\b[\s\S]*/,
        '',
      ),
    7,
  )
  if (value === null || MONTHS.test(value) || NO_PLACE.test(value) || SCHOOL.test(value)) return null
  if (/^(?:a|the) (?:place|country|city|town|world|time|state|area)$/i.test(value)) return null
  if (DWELLING.test(value) || /^(?:\p{Lu}|\d|the \p{Lu})/u.test(value)) return value
  return /^\p{Ll}+(?:,? \p{Ll}+){0,2}$/u.test(value) &&
    !/^(?:a|an|my|the|our|this|here|there|place|somewhere|fact|case|general|theory|peace|fear|hope|debt|pain|love|denial|hell|doubt)\b/.test(
      value,
    )
    ? value
    : null
}

/** Of a person or pet: capitalised, one to three words. */
export function nameOf(text: string | undefined): string | null {
  const value = tidy(text ?? '')
  const name = /^(?:(?:Dr|Mr|Mrs|Ms|Prof)\.? )?\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,2}/u.exec(value)?.[0]
  return name && !NO_NAME.test(name) ? name : null
}
const NO_NAME =
  /^(?:I|My|We|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|June|July|August|September|October|November|December|Not|No|Yes|The|A|An|And|But|So|In|On|At|Is|Are|Was|OK)$/

/** The name of a company, school or other organisation, without what follows it. */
export function houseOf(text: string | undefined): string | null {
  const cut = (text ?? '').replace(
    /(?:,| (?:as|doing|studying|on|in|where|helping|running|managing|leading|working|building|selling|right out|out of|downtown|near|over|part|remotely|from home|under|full|every|for|with|making|and (?!(?-i:\p{Lu})|the\b|a\b)\p{L}{1,20}|but|so|because)\b)[\s\S]*/iu,
    '',
  )
  const value = phraseOf(cut, 6)
  if (value === null) return null
  return /^(?:home|my|your|his|her|their|this|that|night|nights|least|all|first|the moment|my best|it|hard|once|weekends|being|myself|ease|peace|risk|school|lunch|work|dinner)\b/i.test(
    value,
  )
    ? null
    : value
}
