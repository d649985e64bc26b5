import { isStopWord } from '../recall/words.ts'
import { announcesChange, endedIn } from './change-words.ts'
import { type ChangingValue, changingValues } from './changing-values.ts'
import { sentencesOf } from './clauses.ts'
import { correctsEarlier } from './corrections/corrects-earlier.ts'
import { someoneElse } from './other-people.ts'

export interface Statement {
  /** The sentence closest to the question. */
  sentence: string
  words: ReadonlySet<string>
  hits: number
  announcesChange: boolean
  correctsEarlier: boolean
  /** Stems of the subject words of the whole message. */
  mentioned(): ReadonlySet<string>
  values(): readonly ChangingValue[]
  /** Stems of the words for what has ended, according to the message. */
  ended(): ReadonlySet<string>
  /** Stems of the words for the relative or friend that it is about; empty if it is about the person. */
  someoneElse(): ReadonlySet<string>
}

/** Words that say nothing about a statement's subject, in addition to the stop words of search. */
const SMALL = new Set(
  `new now still last going go get come went will never always today day time year month week thing one lot way bit quite much back
  ich er sie es wir mein meine meinem einen eine ein der die das den dem und bei mit zum zur nach seit bin habe hab haben ist uns jetzt
  je il elle on nous mon ma mes un une des du de la le les et au avec ai est suis mi mis una el los las en con yo estoy tengo ahora
  eu os as um uma meu minha do da em no na com ao estou tenho que wo wie wer was wann welche welches quel quelle qui quand où dónde
  cómo qué quién cuándo onde como quem quando`.split(/\s+/),
)

/** Light, so that it is the same in every language. */
export const stem = (word: string): string => word.replace(/(?:ing|ed|es|s|e)$/, '')

const WORD = /[\p{L}\p{N}]+/gu

export function subjectWords(text: string): Set<string> {
  const stems = new Set<string>()
  for (const word of text.toLowerCase().match(WORD) ?? [])
    if (word.length > 1 && !isStopWord(word) && !SMALL.has(word)) stems.add(stem(word))
  return stems
}

function lazy<T>(read: () => T): () => T {
  let known: { value: T } | null = null
  return () => {
    known ??= { value: read() }
    return known.value
  }
}

/** `asked` are the question's subject words. */
export function statementOf(text: string, asked: ReadonlySet<string>): Statement {
  let best = { sentence: '', words: subjectWords(''), hits: -1 }
  for (const sentence of sentencesOf(text)) {
    const words = subjectWords(sentence)
    const hits = words.intersection(asked).size
    if (hits > best.hits) best = { sentence, words, hits }
  }
  return {
    ...best,
    hits: Math.max(0, best.hits),
    announcesChange: announcesChange(text),
    correctsEarlier: correctsEarlier(text),
    mentioned: lazy(() => subjectWords(text)),
    values: lazy(() => changingValues(best.sentence)),
    ended: lazy(() => new Set(endedIn(text).map((word) => stem(word.toLowerCase())))),
    someoneElse: lazy(() => subjectWords(someoneElse(best.sentence) ?? '')),
  }
}
