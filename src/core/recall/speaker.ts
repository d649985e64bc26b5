import { wordsIn } from './words.ts'

/** Whom a question is about: the person (`person`), one helper (its id), or nobody or several (null). */
export type Speaker = 'person' | number | null

interface Named {
  id: number
  name: string
}

const TOLD_BY_HELPER =
  /\byou(?:'ve| have| had)? (?:just |once |already )?(?:told|tell|said|say|suggest|recommend|advise|mention|gave|give|offer|propose|explain|list|provid|wrote|write|share|describe|promise|ask)/i
const OF_THE_PERSON = /(?<![\p{L}\p{N}])(?:i|i'm|i've|i'd|my|me|mine|we|our)(?![\p{L}\p{N}])/iu
const NAME = /\p{Lu}[\p{L}\p{M}]{0,40}(?:['’]s?(?!\p{L}))?/gu
const SHORTEST_NICKNAME = 3

/** Whether someone has this name, or it is the start of theirs. */
function isNamed(name: string, words: ReadonlySet<string>): boolean {
  const [first = ''] = wordsIn(name)
  if (first === '') return false
  if (words.has(first)) return true
  return [...words].some((word) => word.length >= SHORTEST_NICKNAME && first.startsWith(word))
}

/** Also returns the names that show it. `asked` is the helper that receives the question. */
export function speakerIn(
  question: string,
  personName: string | null,
  helpers: readonly Named[],
  asked: number,
): { speaker: Speaker; names: string[] } {
  const words = new Set(wordsIn(question))
  const people: { who: Exclude<Speaker, null>; name: string }[] = [
    { who: 'person', name: personName ?? '' },
    ...helpers.map(({ id, name }) => ({ who: id, name })),
  ]
  const named = people.filter(({ name }) => isNamed(name, words))
  const names = named.map(({ name }) => name)
  if (named.length > 1) return { speaker: null, names }
  if (named[0]) return { speaker: named[0].who, names }
  if (TOLD_BY_HELPER.test(question)) return { speaker: asked, names }
  return { speaker: OF_THE_PERSON.test(question) ? 'person' : null, names }
}

/** Closer to what they said: `Mel's dog` becomes `my dog`. */
export function askedByThemselves(question: string, names: readonly string[]): string {
  const called = new Set(names.flatMap((name) => wordsIn(name).slice(0, 1)))
  return question.replace(NAME, (word) => {
    const [bare = ''] = wordsIn(word)
    if (!called.has(bare)) return word
    return /['’]s?$/.test(word) ? 'my' : 'I'
  })
}
