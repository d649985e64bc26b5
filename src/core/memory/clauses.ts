import { plainApostrophes } from '../text/plain-apostrophes.ts'
import { trimMarksEnd } from '../text/trim-marks.ts'

/** Cuts what a person wrote into clauses that may hold a claim, each with the sentence that it stands in. */
export interface Clause {
  /** In plain words: contractions written out, lead-ins left out. */
  text: string
  /** The sentence, as it stands in the message. */
  quote: string
}

const LONGEST_QUOTE = 300
const LONGEST_MESSAGE = 4000
const SENTENCES = /[^.!?\n…]+(?:[.!?…](?!\s|$|["”')])[^.!?\n…]*)*(?:[.!?…]+["”')]*|\n|$)/g
const ABBREVIATED = /\b(?:Dr|Mr|Mrs|Ms|St|Prof|Jr|Sr|vs|approx|e\.g|i\.e|a\.m|p\.m|U\.S)\.$/i
/** Characters at the end of a sentence that an abbreviation may be among. */
const ABBREVIATION = 10

/** Sentences as they stand in a text, without the spaces around them. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let open = ''
  for (const piece of text.slice(0, LONGEST_MESSAGE).match(SENTENCES) ?? []) {
    open += piece
    if (ABBREVIATED.test(open.slice(-ABBREVIATION))) continue
    if (open.trim()) sentences.push(open.trim())
    open = ''
  }
  if (open.trim()) sentences.push(open.trim())
  return sentences
}

const REPORTED =
  /\b(?:he|she|they|people|everyone|someone|(?:my|our|the|his|her) (?:[\p{L}-]{1,40} )?[\p{L}-]{1,40}) (?:always |just |once |keeps? )?(?:says?|said|saying|thinks?|thought|tells?|told (?:me|us)|claims?|claimed|asks?|asked|wrote|believes?|insists?|jokes?|joked|assumes?|assumed)\b/iu
/** `My sister Anna` at the beginning. */
const NAMED = /^(?:[Mm]y|[Oo]ur) (?:[\p{Ll}-]+ ){1,3}\p{Lu}[\p{L}-]+(?= )/u
const UNREAL =
  /\b(?:if|unless|whether|imagine|suppose|pretend|hypothetically|would|wouldn't|might|could|maybe|perhaps|probably|possibly|wish|wishes|dreamed|dreamt|as if|as though|almost|nearly|i guess|not sure|thinking (?:of|about)|thought about|considering|debating|tempted)\b|\b(?:i|we)'d\b/i
const WHOLLY_UNREAL =
  /^(?:and |but |so |well,? |ok,? )?(?:if|unless|imagine|suppose|pretend|what if|let's say|say i|in (?:my|the|this|a) (?:dream|story|novel|book|game|play|script|movie)|my (?:character|protagonist|hero|avatar)|when i was|back when|roleplay|as a joke)\b/i
const SARCASM =
  /(?:^|\s)\/s\b|\byeah,? right\b|\bas if\b|\b(?:just |only )?(?:kidding|joking)\b|\bjk\b|\bnot!\s{0,20}$|\bin my dreams\b|^(?:oh,? )?(?:sure|great|wonderful|fantastic),? (?:because|like)\b|🙄|\bsaid no one\b/i
/** Words that name what is about to be said, and say nothing themselves. */
const LEAD_IN =
  /^(?:and|but|so|well|actually|oh|ok|okay|btw|by the way|fyi|also|yes|yep|no|nope|nah|yeah|honestly|(?:quick |small |big |life )?update|(?:big |good |great |bad |sad |some |exciting )?news(?: is)?|guess what|just so you know|so you know|for (?:the record|context|reference|your information)|correction|anyway|anyways|hey|hi|hello|sorry|oops|wait|in fact|in truth|it turns out(?: that)?|turns out(?: that)?|the (?:thing|truth|fact) is(?: that)?|as (?:i|you) (?:said|mentioned|know)|(?:please )?(?:remember|note)(?: that)?|i (?:should|must|have to|forgot to|wanted to|want to|need to) (?:mention|say|add|tell you|let you know)(?: that)?|i (?:told|said to) you(?: that)?|i (?:mean|meant)(?: that)?|let me tell you(?: that)?|did i (?:mention|tell you)(?: that)?|as of (?:\p{L}{1,40}|\d{1,12})(?: \p{L}{1,40})?|these days|nowadays|currently|right now|now|today|yesterday|tonight|lately|recently|finally|sadly|luckily|happily|unfortunately|fortunately|believe it or not|to be honest|tbh|so far|this (?:morning|afternoon|evening|week|weekend|month|year|summer|winter|spring|fall|autumn)|(?:last|earlier this) (?:night|week|weekend|month|year|summer|winter|spring|fall|autumn|\p{L}{1,40}day)|a (?:few )?(?:days?|weeks?|months?|years?|while) ago|(?:two|three|four|\d{1,12}) (?:days|weeks|months|years) ago|(?:after|since|because|when|now that|before|with|for|in|on|at|until|despite|during|thanks to|starting|from) [^,]{2,60}(?=,)|i think(?: that)?|i believe(?: that)?|i feel like|i'd say|please|personally|as for me|me|speaking of [^,]{2,40}(?=,)|you know|thanks|thank you|hmm{1,40}|haha|lol|ha|ugh|yay|hooray|plus|then|besides|meanwhile|still|instead|however|except)(?:(?:\s{0,20}[,:;.!—–-]+)\s*|\s+)/iu

const EXPANSIONS: readonly [RegExp, string][] = [
  [/\b(I)'?m\b(?! not sure)/gi, 'I am'],
  [/\b(I|we)(?:'ve| have) got\b/gi, '$1 have'],
  [/\bI've\b/gi, 'I have'],
  [/\bI'll\b/gi, 'I will'],
  [/\bwe're\b/gi, 'we are'],
  [/\bwe've\b/gi, 'we have'],
  [/\bthey're\b/gi, 'they are'],
  [/\b(it|that|there|here|he|she|what|who)'s\b/gi, '$1 is'],
  [/\bcan't\b|\bcannot\b/gi, 'can not'],
  [/\bwon't\b/gi, 'will not'],
  [/n't\b/gi, ' not'],
  [/\bdont\b/gi, 'do not'],
  [/\bdoesnt\b/gi, 'does not'],
  [/\bdidnt\b/gi, 'did not'],
  [/\bfavourite\b/gi, 'favorite'],
  [/\b(colour)\b/gi, 'color'],
]

/** Writes contractions out, so that one rule reads `I'm` and `I am`. */
export const plainWords = (text: string): string =>
  EXPANSIONS.reduce((words, [from, to]) => words.replace(from, to), plainApostrophes(text))
    .replace(/\bi\b/g, 'I')
    .replace(/\s+/g, ' ')
    .trim()

/** `just`, `now`, `finally` between who it is and what they do. */
const ADVERBS =
  /^((?:I|we|my [\p{L}' -]{2,40}?)(?: (?:am|are|is|was|were|have|has|had|will|do|does|did))?(?: not)?) (?:(?:just|now|recently|finally|actually|really|currently|officially|also|already|basically|honestly|literally|totally|newly|definitely|absolutely|still|even|both|all|always|only|then|ended up|absolutely|truly|kind of|sort of|as of \p{L}{1,40}|at last|once again|very much|right now)[ ,]{1,3})+/iu

const withoutLeadIns = (text: string): string => {
  let rest = text
  for (let round = 0; round < 5; round += 1) {
    const shorter = rest.replace(LEAD_IN, '')
    if (shorter === rest) break
    rest = shorter
  }
  return rest.replace(ADVERBS, '$1 ').replace(ADVERBS, '$1 ')
}

const SUBJECTS = "(?:I|we|my|our|it|the|they|he|she|call me|that's|that is)\\b|(?:I|we)'"
const BOUNDARY = new RegExp(
  ` ?(?:[;:—–]| - |,) ?(?:and |but |so |then |yet |because |although |though ){0,3}(?=${SUBJECTS})| (?:and|but|so|because|although|though|yet) (?:now |then |just |so )?(?=${SUBJECTS})| ?[()] ?`,
  'i',
)

/** A question that a claim may stand before: `I live in Denver, any tips?` */
function beforeQuestion(sentence: string): string | null {
  if (!/\?["”')]{0,9}$/.test(sentence)) return null
  const last = Math.max(...[...',;–—'].map((mark) => sentence.lastIndexOf(mark)))
  const end = last < 0 ? sentence.indexOf('-') : last
  const cut = sentence.slice(0, Math.max(0, end))
  return cut === '' || cut.includes('?') ? null : cut
}
const ASKS =
  /^(?:do|does|did|am|is|are|was|were|can|could|should|would|will|shall|may|have|has|what|who|whom|whose|where|when|why|which|how|any|isn't|aren't|don't|didn't|remind me|tell me|guess)\b/i

function claimable(sentence: string): string | null {
  if (/^\s*>/.test(sentence) || SARCASM.test(sentence)) return null
  const own = sentence
    .replace(/“[^“”]*”/g, ' ')
    .replace(/"[^"]*"/g, ' ')
    .replace(/(?<=\s|^)'[^']{8,300}'(?=\s|[.,!?]|$)/g, ' ')
  const told = own.includes('?') ? beforeQuestion(own) : own
  if (told === null) return null
  const plain = withoutLeadIns(plainWords(told))
  if (WHOLLY_UNREAL.test(plain) || ASKS.test(plain)) return null
  return told
}

const isReal = (clause: string): boolean => !UNREAL.test(clause.replace(/\bcould not (?:be happier|wait)\b/i, ''))

function clausesOfSentence(sentence: string): string[] {
  const told = claimable(sentence)
  if (told === null) return []
  const clauses: string[] = []
  for (const part of withoutLeadIns(plainWords(told)).split(BOUNDARY)) {
    const text = trimMarksEnd(withoutLeadIns(part ?? ''), '.!…,').trim()
    // What someone else says, and all that follows in the sentence, is theirs; who says it is told by the person.
    if (REPORTED.test(text)) {
      const speaker = NAMED.exec(text)?.[0]
      return speaker ? [...clauses, speaker] : clauses
    }
    if (text && isReal(text)) clauses.push(text)
  }
  return clauses
}

/** The clauses of a message that state something: no questions, hypotheticals, quotes of others, or irony. */
export function clausesOf(message: string): Clause[] {
  const sentences = sentencesOf(message)
  return sentences.flatMap((quote, index) => {
    if (quote.length > LONGEST_QUOTE || SARCASM.test(sentences[index + 1] ?? '')) return []
    return clausesOfSentence(quote).map((text) => ({ text, quote }))
  })
}
