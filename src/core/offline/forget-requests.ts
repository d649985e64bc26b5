import { sentencesOf } from '../memory/clauses.ts'
import { plainApostrophes } from '../text/plain-apostrophes.ts'
import { GERMAN_FORGETTING } from './languages/de.ts'
import { ENGLISH_FORGETTING } from './languages/en.ts'
import { SPANISH_FORGETTING } from './languages/es.ts'
import { FRENCH_FORGETTING } from './languages/fr.ts'
import { ITALIAN_FORGETTING } from './languages/it.ts'
import type { ForgetWords } from './languages/language.ts'
import { DUTCH_FORGETTING } from './languages/nl.ts'
import { PORTUGUESE_FORGETTING } from './languages/pt.ts'

const LANGUAGES: readonly ForgetWords[] = [
  ENGLISH_FORGETTING,
  SPANISH_FORGETTING,
  FRENCH_FORGETTING,
  GERMAN_FORGETTING,
  PORTUGUESE_FORGETTING,
  ITALIAN_FORGETTING,
  DUTCH_FORGETTING,
]

/** They start a sentence: `I forget that …` and `don't forget that …` are none. */
const REQUESTS: readonly RegExp[] = LANGUAGES.flatMap(({ lead, forget, what, matter, last, remove, memory }) => {
  const start = `^[¡¿]?(?:(?:${lead}),? ){0,4}`
  const either = `${matter}|${what}`
  return [
    new RegExp(`${start}(?:(?:${forget}),? (?:${either})|(?:${remove}) (?:${matter}))(?![\\p{L}\\p{N}])`, 'u'),
    new RegExp(`${start}(?:${remove}) .{0,80}(?<!\\p{L})${memory}(?!\\p{L})`, 'u'),
    ...(last ? [new RegExp(`^(?:${last.replaceAll('{what}', either)})[.!?]?$`, 'u')] : []),
  ]
})
/** `Delete everything`, `please clear my history`. */
const ALL =
  /(?<!\bi |\balways |\bnever )\b(?:delete|forget|erase|wipe|clear) (?:everything|all|what (?:i|you)|(?:that|this|the|my) (?:last )?(?:thing|message|one|part)|my (?:data|account|messages|history|memory|info|chats?)|me(?! not)|our (?:chat|conversation)|this (?:chat|conversation)|your memory)\b/

function isRequest(sentence: string): boolean {
  const plain = plainApostrophes(sentence.toLowerCase())
  return ALL.test(plain) || REQUESTS.some((pattern) => pattern.test(plain))
}

/** Whether any sentence of a text asks to forget something. */
export const asksToForget = (text: string): boolean => sentencesOf(text).some(isRequest)

/** What a message tells, apart from such requests. */
export const withoutForgetRequests = (text: string): string =>
  asksToForget(text)
    ? sentencesOf(text)
        .filter((sentence) => !isRequest(sentence))
        .join(' ')
    : text
