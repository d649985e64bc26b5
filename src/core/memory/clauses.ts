import { trimMarksEnd } from '../text/trim-marks.ts'
import { isGermanMonth } from '../time/calendar-words.ts'
import { restoreSubject } from './elided-subject.ts'
import { withoutLeadIns } from './lead-ins.ts'
import { plainWords } from './plain-words.ts'

/** Splits a message into clauses that may contain a claim, each with its sentence. */
export interface Clause {
  /** In plain words: contractions expanded, lead-ins removed. */
  text: string
  /** As it appears in the message. */
  quote: string
}

const LONGEST_QUOTE = 300
const LONGEST_MESSAGE = 4000
const SENTENCES = /[^.!?\n…]+(?:[.!?…](?!\s|$|["”')])[^.!?\n…]*)*(?:[.!?…]+["”')]*|\n|$)/g
const ABBREVIATED = /\b(?:Dr|Mr|Mrs|Ms|St|Prof|Jr|Sr|vs|approx|e\.g|i\.e|a\.m|p\.m|U\.S)\.$/i
/** `am 17. Oktober`, `im 4. Semester`. */
const DAY = /(?<!\d)\d{1,2}\.$/
const NEXT_WORD = /^ ?(\p{L}+)/u
const ORDERED = /^(?:semester|klasse|lehrjahr|stock|monat|woche|ssw)$/iu
function isDate(day: string, next: string): boolean {
  const word = NEXT_WORD.exec(next)?.[1] ?? ''
  return DAY.test(day) && (isGermanMonth(word) || ORDERED.test(word))
}
/** Characters at the end of a sentence that may be part of an abbreviation. */
const ABBREVIATION = 10

export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let open = ''
  const pieces: string[] = text.slice(0, LONGEST_MESSAGE).match(SENTENCES) ?? []
  for (const [nth, piece] of pieces.entries()) {
    open += piece
    const end = open.slice(-ABBREVIATION)
    if (ABBREVIATED.test(end) || isDate(end, pieces[nth + 1] ?? '')) continue
    if (open.trim()) sentences.push(open.trim())
    open = ''
  }
  if (open.trim()) sentences.push(open.trim())
  return sentences
}

const REPORTED =
  /\b(?:he|she|they|people|everyone|someone|(?:my|our|the|his|her) (?:[\p{L}-]{1,40} )?[\p{L}-]{1,40}) (?:always |just |once |keeps? )?(?:says?|said|saying|thinks?|thought|tells?|told (?:me|us)|claims?|claimed|asks?|asked|wrote|believes?|insists?|jokes?|joked|assumes?|assumed)\b/iu
/** `My sister Anna` at the start of a clause. */
const NAMED = /^(?:[Mm]y|[Oo]ur) (?:[\p{Ll}-]+ ){1,3}\p{Lu}[\p{L}-]+(?= )/u
const UNREAL =
  /\b(?:if|unless|whether|imagine|suppose|pretend|hypothetically|would|wouldn't|might|could|maybe|perhaps|probably|possibly|wish|wishes|dreamed|dreamt|as if|as though|almost|nearly|i guess|not sure|not me|wonder|wondering|thinking (?:of|about)|thought about|considering|debating|tempted)\b|\b(?:i|we)'d\b/i
const WHOLLY_UNREAL =
  /^(?:and |but |so |well,? |ok,? )?(?:if|unless|imagine|suppose|pretend|what if|let'?s (?:say|pretend|imagine)|say i|my (?:character|protagonist|hero|avatar|(?:book|novel|story|script) is about)|(?:remember )?when i was|when (?:i|we) (?:lived|worked|had|went)|back when|role-?play|as a joke|writing a (?:story|novel|poem|song)|translate|give me a)\b/i
const IN_FICTION = /^in (?:my|the|this|a) (?:dream|story|novel|book|game|play|script|movie|film|show)\b/i
/** What follows is a text to work on: `translate: …`, `read this to me in French: …`. */
export const DICTATED =
  /^(?:(?:hey|hi|ok|please|pls|plz|now|can you|could you|would you),? ){0,3}(?:translate|how do (?:you|I) say|read|say|repeat|rewrite|proofread|correct|edit|summari[sz]e|shorten|improve|rephrase|paraphrase|write|draft|check|fix|finish|continue)\b[^:\n]{0,60}:/i
/** `roleplay: I am Sir Galahad`: none of the message is about the person. */
const ROLE_PLAY =
  /^[^\p{L}]{0,5}(?:role-?play|rpg?|rollenspiel|juego de rol|jeu de rôle|jogo de (?:rpg|papéis)|in character) ?[:,–—-]/iu
export const isRolePlay = (message: string): boolean => ROLE_PLAY.test(message)
const SARCASM =
  /[🎵🎶♪♫🙃]|(?:^|\s)\/s\b|\byeah,? right\b|\bas if\b|\b(?:just |only )?(?:kidding|joking)\b|\bjk\b|\bnot!\s{0,20}$|\bin my dreams\b|^(?:oh,? )?(?:sure|great|wonderful|fantastic),? (?:because|like)\b|🙄|\bsaid no one\b/iu
const SUBJECTS = "(?:I|we|my|our|home is|it|the|they|he|she|call me|(?:his|her|its) name|that's|that is)\\b|(?:I|we)'"
/** Verbs that continue about the subject of the clause before: `I live in Leeds and work at a bakery`. */
const GOES_ON =
  '(?:(?:live|work|teach|study|speak|love|hate|lives|works|teaches|studies|speaks|loves|hates|is|has|have|turned|turns|diagnosed|been) (?!and\\b)|started (?:as|at) |moved (?:to|from|back to) |grew up in |married to |living in |working (?:as|at|for) )'
const KIN_GOES_ON = '(?:mom|mum|dad) (?:is|lives|works|has|drives|just|got) '
const BOUNDARY = new RegExp(
  ` ?(?:[;:—–]| - |,) ?(?:and |but |so |then |yet |because |although |though |now ){0,3}(?=${SUBJECTS}|${GOES_ON}|do not |can not |need |any |${KIN_GOES_ON})|, (?=(?:lactose intolerant|celiac|coeliac|diabetic|vegan|vegetarian|asthmatic|epileptic|dyslexic|autistic)[.!]{0,3}$|(?:single |proud )?(?:mom|mum|dad|mother|father) of )|, (?=\\d{1,3}\\b(?![.,:]\\d))| (?:and|but|so|because|although|though|yet) (?:now |then |just |so |already |also |still )?(?=${SUBJECTS}|${GOES_ON}|originally from |${KIN_GOES_ON})| ?[()] ?`,
  'iu',
)

/** A question that may follow a claim: `I live in Denver, any tips?`, `I am allergic to bees and this is a hive?` */
function beforeQuestion(sentence: string): string | null {
  if (!/\?["”')!?]{0,9}$/.test(sentence)) return null
  const last = Math.max(...[',', ';', '–', '—', ' and ', ' but ', ' so '].map((mark) => sentence.lastIndexOf(mark)))
  const end = last < 0 ? sentence.indexOf('-') : last
  const cut = sentence.slice(0, Math.max(0, end))
  return cut === '' || cut.includes('?') ? null : cut
}
const ASKS =
  /^(?:(?:do|does|did|is|are|was(?! [a-z]{2,12}ing\b)|were|can|could|should|would|will)(?! not\b)|(?:am|have|had) (?:i|you|we|they|he|she|any|the|your|my)\b|shall|may|has|what|who|whom|whose|where|when|why|which|how|any|isn't|aren't|don't|didn't|remind me|tell me|guess|does anyone|anyone|wonder|you (?:think|know|ever|mean))\b/i

function claimable(sentence: string): string | null {
  if (/^\s*>/.test(sentence) || SARCASM.test(sentence)) return null
  const own = sentence
    .replace(/“[^“”]*”/g, ' ')
    .replace(/"[^"]*"/g, ' ')
    .replace(/(?<=\s|^)'[^']{8,300}'(?=\s|[.,!?]|$)/g, ' ')
  const told = own.includes('?') ? beforeQuestion(own) : own
  if (told === null) return null
  const words = plainWords(told)
  const plain = withoutLeadIns(words)
  // `In the novel I'm writing, I …`: the place may be taken for a lead-in.
  const isFiction = IN_FICTION.test(words.trim()) || IN_FICTION.test(plain)
  const isNoClaim = isFiction || WHOLLY_UNREAL.test(plain) || ASKS.test(plain) || DICTATED.test(plain)
  return isNoClaim ? null : told
}

/** `could` that states more than a possibility: `a peanut could put me in hospital`. */
const HAS_HAPPENED = /\bcould (?=not (?:be happier|wait)\b|put me in|kill me|land me in|send me to)/i
const isReal = (clause: string): boolean => !UNREAL.test(clause.replace(HAS_HAPPENED, ''))
/** What follows is just as hypothetical: `I wish I had a dog and I lived by the sea`. */
const STAYS_UNREAL =
  /\b(?:if|unless|imagine|suppose|pretend|hypothetically|would|wouldn't|wish|dreamed|dreamt)\b|\b(?:i|we)'d\b/i

function clausesOfSentence(sentence: string): string[] {
  const told = claimable(sentence)
  if (told === null) return []
  const clauses: string[] = []
  for (const part of withoutLeadIns(plainWords(told)).split(BOUNDARY)) {
    const text = restoreSubject(trimMarksEnd(withoutLeadIns(part ?? ''), '.!…,; ').trim(), clauses.at(-1))
    // Reported speech and the rest of its sentence are someone else's words; only who said it is the person's statement.
    if (REPORTED.test(text)) {
      const speaker = NAMED.exec(text)?.[0]
      return speaker ? [...clauses, speaker] : clauses
    }
    if (text && isReal(text)) clauses.push(text)
    else if (STAYS_UNREAL.test(text)) return clauses
  }
  return clauses
}

/** Only clauses that state something: no questions, hypotheticals, quotes of others, or irony. */
export function clausesOf(message: string): Clause[] {
  const sentences = sentencesOf(message)
  return sentences.flatMap((quote, index) => {
    if (quote.length > LONGEST_QUOTE || SARCASM.test(sentences[index + 1] ?? '')) return []
    return clausesOfSentence(quote).map((text) => ({ text, quote }))
  })
}
