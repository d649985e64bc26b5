import { LANGUAGE_READERS } from '../languages/readers.ts'
import { relationOf } from './relations.ts'

/** Whom the words before a value are about. */
export type Subject = { isSelf: true } | { isSelf: false; relation: string | null; at: number }

const SELF = new Set('i we yo nosotros nosotras ich wir je nous eu nós'.split(' '))
const OTHERS = new Set(
  `he she they you who whose someone somebody everyone everybody nobody anyone people his her their your
él ella ellos ellas tú usted ustedes vosotros su sus tu tus quien du ihr er wer dein deine seine seinen sein ihre
il elle ils elles tu vous son sa leur ses ton ta votre qui ele ela eles elas você vocês seu sua dele dela quem`.split(
    /\s+/,
  ),
)
const MINE = new Set('my our'.split(' '))
const isMine = (word: string): boolean => MINE.has(word) || LANGUAGE_READERS.some((reader) => reader.isMine(word))
/** People without a relation to the person: `a guy`, `the woman next door`. */
const ANYONE = /^(?:guy|girl|boy|man|woman|dude|lady|person|character|vegan|chico|chica|hombre|typ|mec|cara)$/
const ARTICLE = /^(?:a|an|the|this|that|some|un|una|ein|eine|une|um|uma)$/
/** Words that follow the subject of a clause, rather than its object. */
const GOES_ON =
  /^(?:is|are|was|were|has|had|s|who|whose|which|with|called|named|es|está|tiene|ist|hat|est|a|é|está|tem|\p{L}{2,}(?:es|ed|[^s\W]s))$/u
const JOINS = /^(?:that|because|so|but|and|when|while|que|weil|dass|und|y|e|et|porque|parce|car)$/
const ADJECTIVES = 2
const NAME = 1

interface Named {
  relation: string
  isAnyones: boolean
  /** The index after the noun. */
  end: number
}

/** `my older sister`, `a friend`, `the guy`. */
function namedAt(words: readonly string[], at: number): Named | null {
  const word = words[at] ?? ''
  const own = isMine(word)
  if (!own && !ARTICLE.test(word)) return null
  for (let noun = at + 1; noun <= at + 1 + ADJECTIVES; noun += 1) {
    const said = words[noun] ?? ''
    const relation = relationOf(said) ?? (!own && ANYONE.test(said) ? said : null)
    if (relation) return { relation, isAnyones: !own, end: noun + 1 }
  }
  return null
}

const isSpokenOf = (words: readonly string[], at: number, { end }: Named): boolean =>
  at === 0 ||
  JOINS.test(words[at - 1] ?? '') ||
  words.slice(end, end + NAME + 1).some((word, nth) => GOES_ON.test(word) && (nth === 0 || !SELF.has(word)))

/** `there are three kids`: not about the person. */
const isThere = (words: readonly string[], at: number): boolean =>
  words[at] === 'there' && /^(?:is|are)$/.test(words[at + 1] ?? '')

/** The last subject before a position; null if there is none. */
export function subjectBefore(clause: readonly string[], place: number): Subject | null {
  const words = clause.slice(0, place)
  let last: Subject | null = null
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    const named = namedAt(words, at)
    if (SELF.has(word)) last = { isSelf: true }
    else if (OTHERS.has(word) || isThere(words, at)) last = { isSelf: false, relation: null, at }
    else if (named && isSpokenOf(words, at, named)) {
      const isKnown: boolean = last !== null && !last.isSelf && last.relation !== null
      if (!named.isAnyones || !isKnown) last = { isSelf: false, relation: named.relation, at }
    }
  }
  return last
}
