import { plainApostrophes } from '../text/plain-apostrophes.ts'
import { sentencesOf } from './clauses.ts'
import { FORGET_WORDS } from './forget-words.ts'

/** They start a sentence: `I forget that …` and `don't forget that …` are none. */
const REQUESTS: readonly RegExp[] = FORGET_WORDS.flatMap(({ lead, forget, what, matter, last, remove, memory }) => {
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

/** A message without such requests. */
export const withoutForgetRequests = (text: string): string =>
  asksToForget(text)
    ? sentencesOf(text)
        .filter((sentence) => !isRequest(sentence))
        .join(' ')
    : text
