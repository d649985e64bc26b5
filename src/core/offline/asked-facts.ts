import type { KnownLine } from '../memory/fact-digest.ts'
import { LANGUAGE_READERS } from '../memory/languages/readers.ts'
import { FAMILY, FRIEND, PARTNER, PET } from '../memory/rules/people.ts'
import { plainApostrophes } from '../text/plain-apostrophes.ts'
import { wordsOf } from '../text/words.ts'
import { GERMAN_QUESTIONS } from './languages/de.ts'
import { ENGLISH_QUESTIONS } from './languages/en.ts'
import { SPANISH_QUESTIONS } from './languages/es.ts'
import { FRENCH_QUESTIONS } from './languages/fr.ts'
import type { QuestionWords, Topic } from './languages/language.ts'
import { PORTUGUESE_QUESTIONS } from './languages/pt.ts'

/** Plain questions about oneself, in English, Spanish, French, German and Portuguese, and the facts that answer them. */

const LANGUAGES = [ENGLISH_QUESTIONS, SPANISH_QUESTIONS, FRENCH_QUESTIONS, GERMAN_QUESTIONS, PORTUGUESE_QUESTIONS]

/** Attributes that answer, best first. */
const ANSWERED_BY: Readonly<Record<Topic, readonly string[]>> = {
  name: ['name'],
  age: ['age'],
  birthday: ['birthday'],
  employer: ['employer', 'industry', 'job', 'way of working'],
  job: ['job', 'work situation', 'employer', 'industry'],
  home: ['home', 'household'],
  origin: ['origin'],
  partner: ['partner', 'relationship'],
  pet: ['pet'],
  allergy: ['allergy'],
  diet: ['diet', 'avoided food', 'allergy'],
  taste: ['taste', 'hobby'],
  language: ['language'],
  school: ['school', 'studies'],
  studies: ['studies', 'school', 'qualification'],
  goal: ['goal', 'long-term goal'],
}

const pattern = (wordingIn: (language: QuestionWords) => string, notAfter = '\\p{L}'): RegExp =>
  new RegExp(`(?<![${notAfter}])(?:${LANGUAGES.map(wordingIn).join('|')})(?!\\p{L})`, 'u')

const TOPICS = Object.keys(ANSWERED_BY) as Topic[]
/** No question begins within `d'où`. */
const ASKS_ABOUT = TOPICS.map((topic) => ({ topic, asks: pattern(({ topics }) => topics[topic], "\\p{L}'") }))
const FAVORITE = pattern(({ favorite }) => favorite)
const ASKS_WHICH = pattern(({ which }) => which)
const MY = pattern(({ my }) => my)

const ASKS_OF = pattern(({ ofSomeone }) => ofSomeone)
const ENGLISH_RELATION = new RegExp(
  `\\b(?:my|a|any) (${FAMILY}|${PARTNER}|${FRIEND}|${PET}|kids?|children|siblings?)(?:'?s)?\\b`,
)

const CHILDREN = 'child children kid kids son sons daughter daughters'.split(' ')
const SIBLINGS = 'sister sisters brother brothers sibling siblings'.split(' ')
/** Words that a fact may use for the one in the question. */
const WORDED: Readonly<Record<string, readonly string[]>> = {
  child: CHILDREN,
  children: CHILDREN,
  kid: CHILDREN,
  kids: CHILDREN,
  sibling: SIBLINGS,
  siblings: SIBLINGS,
}

function relationIn(asked: string): string | undefined {
  const relation = ENGLISH_RELATION.exec(asked)?.[1] ?? /\b(?:kids|children|siblings)\b/.exec(asked)?.[0]
  if (relation) return relation
  const words = wordsOf(asked).flatMap((word) => [word, ...word.split("'").slice(1)])
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`)
  const known = [...pairs, ...words].flatMap((noun) => LANGUAGE_READERS.map(({ relationOf }) => relationOf(noun)))
  return known.find((each) => each !== null) ?? undefined
}

/** Whether it is about the person, rather than, say, their sister. */
const isOwn = ({ text, about }: KnownLine): boolean =>
  text.startsWith('You ') || text.toLowerCase().startsWith(`your ${about} `)

/** What is asked about someone, and the attributes that answer; any other question asks for a name. */
const OF_SOMEONE: readonly (readonly [RegExp, readonly string[]])[] = [
  [pattern(({ where }) => where), ['home', 'employer', 'origin', 'school']],
  [pattern(({ howOld }) => howOld), ['age']],
]
const NAMING = ['name', 'family', 'partner', 'pet', 'friend', 'children']

function ofRelation(relation: string, asked: string, known: readonly KnownLine[]): KnownLine[] {
  const words = WORDED[relation] ?? [relation]
  const found = known.filter(({ text }) => {
    const plain = ` ${wordsOf(text).join(' ')} `
    return words.some((word) => plain.includes(` ${word} `))
  })
  const wanted = OF_SOMEONE.find(([asks]) => asks.test(asked))?.[1] ?? [...NAMING, ...words]
  return found.filter(({ about }) => wanted.includes(about))
}

const FAVORITE_OF = 'favorite '
/** Nouns of attributes are English: for another language, every favorite may be the one. */
function favorites(asked: string, known: readonly KnownLine[]): KnownLine[] {
  const lines = known.filter((line) => line.about.startsWith(FAVORITE_OF) && isOwn(line))
  if (!/\bmy\b/.test(asked) || /\bfavou?rites\b/.test(asked)) return lines
  const words = ` ${wordsOf(asked.replaceAll('colour', 'color')).join(' ')} `
  const isNamed = (noun: string): boolean => words.includes(` ${noun} `) || words.includes(` ${noun}s `)
  return lines.filter(({ about }) => isNamed(about.slice(FAVORITE_OF.length)))
}

const LONGEST_QUESTION = 14
const MOST = 3

/** At most three lines that answer; null if it is no such question. */
export function askedFacts(question: string, known: readonly KnownLine[]): readonly KnownLine[] | null {
  const asked = plainApostrophes(question.toLowerCase())
  if (wordsOf(asked).length > LONGEST_QUESTION) return null
  if (FAVORITE.test(asked) && ASKS_WHICH.test(asked) && MY.test(asked)) return favorites(asked, known).slice(0, MOST)
  const topic = ASKS_ABOUT.find(({ asks }) => asks.test(asked))?.topic
  if (topic) {
    const found = ANSWERED_BY[topic].map((attribute) => known.filter((line) => line.about === attribute && isOwn(line)))
    return found.find((lines) => lines.length > 0)?.slice(0, MOST) ?? []
  }
  const relation = asked.includes('?') && ASKS_OF.test(asked) ? relationIn(asked) : undefined
  return relation === undefined ? null : ofRelation(relation, asked, known).slice(0, MOST)
}
