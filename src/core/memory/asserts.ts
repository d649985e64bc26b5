import { clausesOf } from './clauses.ts'
import { LANGUAGE_READERS } from './languages/readers.ts'
import { plainWords } from './plain-words.ts'
import { MONTHS } from './rules/values.ts'

/** Checks that a message really states a fact that a model extracted, by the clause rules of our own extraction. */

export interface ReadFact {
  subject: string
  attribute: string
  value: string
  quote: string
  holds: boolean
}

interface Asserted {
  words: readonly string[]
  /** The sentence that contains the clause. */
  sentence: string
}

const SMALL = new Set(
  `a an the my our your his her their its of to in on at for with by and or is are was be been am i you he she it we they as from that this me him them us
el la los las un una de en y o le les des du et un une die der das den ein eine und im o os um uma e em no na do da`.split(
    /\s+/,
  ),
)
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .split(/[^\p{L}\p{N}'’$€£%]+/u)
    .filter((word) => word !== '')
const contentOf = (value: string): string[] => {
  const content = wordsOf(plainWords(value)).filter((word) => !SMALL.has(word))
  return content
}

const stem = (word: string): string => (word.length > 4 ? word.replace(/(?:['’]s|s)$/, '') : word)
const ENGLISH = /^(?:i|my|we|our|me|us|mine)$/
const DENIES =
  /^(?:not|never|no|none|nothing|without|hardly|barely|nobody|neither|nor|kein|keine|keinen|nicht|nie|pas|plus|jamais|ni|nunca|não|nem)$/
const NO_MORE =
  /\b(?:no longer|not .{0,60}any ?more|used to|quit|stopped|gave up|ya no|nicht mehr|keine?n? mehr|plus|já não|não .{0,60}mais|anymore|left|over)\b/i

const isLatin = (text: string): boolean => /\p{Script=Latin}/u.test(text)

/** Returns the clauses that state something. */
function asserted(message: string): Asserted[] {
  const english = clausesOf(message).map(({ text, quote }) => ({ words: wordsOf(text), sentence: quote }))
  const foreign = LANGUAGE_READERS.filter(({ worth }) => worth.test(message)).map((reader) =>
    reader.clausesOf(message).map(({ text, quote }) => ({ words: wordsOf(text), sentence: quote })),
  )
  // A sentence is excluded if any language that the message may be in reads it as non-factual.
  return english.filter((clause) =>
    foreign.every((clauses) =>
      clauses.some(({ sentence, words }) => sentence === clause.sentence && overlaps(words, clause.words)),
    ),
  )
}

const overlaps = (one: readonly string[], other: readonly string[]): boolean => one.some((word) => other.includes(word))

/** Finds the value's words in a clause and whether they are negated. Null if any word is missing. */
function placeIn(clause: Asserted, value: readonly string[]): { first: number; isDenied: boolean } | null {
  const stems = clause.words.map(stem)
  const places = value.map((word) => stems.indexOf(stem(word)))
  if (places.includes(-1)) return null
  const last = Math.max(...places)
  const isDenied = clause.words.some((word, index) => word === 'nicht' || (index < last && DENIES.test(word)))
  return { first: Math.min(...places), isDenied }
}

const OTHERS =
  /^(?:my|our|the|his|her|their|a|an|some|this|that|everyone|everybody|people|somebody|someone|nobody|he|she|they|it|mi|mein|meine|mon|ma|meu|minha)$/
const PEOPLE =
  /^(?:mother|mom|mum|father|dad|sister|brother|son|daughter|wife|husband|partner|girlfriend|boyfriend|friend|cousin|aunt|uncle|niece|nephew|grandma|grandpa|grandmother|grandfather|coworker|colleague|boss|manager|neighbou?r|roommate|flatmate|teacher|doctor|kid|kids|child|children|baby|ex|guy|girl|man|woman|dude|lady|character|parents|family|twin|bestie)$/

/** Returns whether the clause is about the person, rather than a friend or a character in a film. */
function isOwn({ words }: Asserted): boolean {
  const [first = '', second = '', third = ''] = words
  if (/^(?:he|she|they|everyone|everybody|someone|somebody|people|nobody)$/.test(first)) return false
  return !(OTHERS.test(first) && (PEOPLE.test(second) || PEOPLE.test(third)))
}

const speaksOf = ({ words }: Asserted, subject: string, before: number): boolean => {
  const named = wordsOf(subject).map(stem)
  return words.slice(0, before + 1).some((word) => named.includes(stem(word)))
}

const isFirstPerson = ({ words }: Asserted, message: string): boolean =>
  words.some((word) => ENGLISH.test(word)) || LANGUAGE_READERS.some(({ worth }) => worth.test(message))

function fits(fact: ReadFact, clause: Asserted, message: string): boolean {
  const place = placeIn(clause, contentOf(fact.value))
  if (place === null) return false
  const isOver = NO_MORE.test(clause.sentence)
  if (fact.holds ? place.isDenied || isOver : !place.isDenied && !isOver) return false
  if (fact.subject === '') return isOwn(clause) && isFirstPerson(clause, message)
  return (
    speaksOf(clause, fact.subject, place.first) ||
    (/^(?:he|she|they)$/.test(clause.words[0] ?? '') && speaksOfIn(message, fact.subject))
  )
}

const speaksOfIn = (message: string, subject: string): boolean =>
  wordsOf(subject).some((word) => wordsOf(message).map(stem).includes(stem(word)))

const SECRET = /\b(?:password|passcode|pin|ssn|social security|card number|cvv|account number)\b/i
const NOT_YET =
  /\b(?:turning|about to|going to|will be|soon|almost|nearly|interview|interviewing|applied|applying|apply|hoping|offer)\b/i
/** Rejects implausible values: a month as a home, an interview as a job, an age not reached yet. */
function isOfItsKind({ attribute, value }: ReadFact, sentence: string): boolean {
  if (SECRET.test(attribute)) return false
  if (attribute === 'home' || attribute === 'origin') return !MONTHS.test(value)
  return !/^(?:age|employer|job)$/.test(attribute) || !NOT_YET.test(sentence)
}

/** Returns whether every content word of the value is in the quote and in one clause that asserts it. */
export function isAsserted(fact: ReadFact, message: string): boolean {
  if (!message.includes(fact.quote)) return false
  if (!isLatin(message)) return !/[?？]/.test(fact.quote) && fact.quote.includes(fact.value)
  const quoted = new Set(wordsOf(plainWords(fact.quote)).map(stem))
  const content = contentOf(fact.value)
  if (content.length === 0 || !content.every((word) => quoted.has(stem(word)))) return false
  return asserted(message).some(
    (clause) =>
      (clause.sentence.includes(fact.quote) || fact.quote.includes(clause.sentence)) &&
      isOfItsKind(fact, clause.sentence) &&
      fits(fact, clause, message),
  )
}
