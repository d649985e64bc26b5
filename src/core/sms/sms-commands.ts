import { once } from '../once.ts'
import { anyOf, fold, isAll, occurs, type Part, PhraseReader, repeated, sequence, wordsOf } from '../text/phrases.ts'
import { BARE_WISH, fixTypos, PLAIN_WISH, SETS, WISHES_ABROAD } from './opt-out-words.ts'

/** Opting out works with any clear wording, not only keywords (47 CFR 64.1200(a)(10)). All else goes to the helper. */
export type SmsCommand = 'stop' | 'start' | 'help'

const reader = once(() => new PhraseReader({ sets: SETS, not: '' }))
/** A phrase a line, read when first asked. */
const oneOf = (text: string): (() => Part) =>
  once(() => {
    const lines = text.split('\n').filter((line) => line !== '')
    return anyOf(lines.map((line) => reader().read(line)))
  })

const KEYWORDS: Record<SmsCommand, () => Part> = {
  stop: oneOf(`stop|stopall|stop all|unsubscribe|cancel|end|quit|revoke|optout|opt out|remove|td|no more|no more please
alto|parar|pare|detener|baja|cancelar|arret|arreter|desabonner|desinscrire|stopp|abmelden|abbestellen|austragen|sair`),
  start: oneOf('start|unstop|start please|please start'),
  help: oneOf('help|info|help please|please help info|assist|ayuda|aide|hilfe|ajuda'),
}
/** Keywords that nobody writes as the heading of something else; a signature may stand below. */
const UNMISTAKABLE = oneOf(
  'stop|stopall|stop all|unsubscribe|revoke|optout|opt out|alto|detener|arret|arreter|desabonner|desinscrire|abmelden',
)
const ASKS_HELP = oneOf('{polite}* (help|assist|ayuda|aide|hilfe|ajuda|aiuto) {polite}*')

const POLITE = oneOf('{polite}*')
const PLAIN = oneOf(PLAIN_WISH)
const WISH = oneOf(PLAIN_WISH + BARE_WISH + WISHES_ABROAD)
const ONLY_WISHES = once(() => repeated(anyOf([reader().read('{polite}'), WISH()])))
/** After the name of the helper: `Alex stop texting me`. */
const CALLED = once(() => sequence([POLITE(), PLAIN(), POLITE()]))
/** Excludes `don't stop texting me` and `he won't leave me alone`. */
const NO_NAMES =
  oneOf(`dont|do|not|never|cant|cannot|wont|didnt|doesnt|wouldnt|shouldnt|couldnt|isnt|he|she|they|it|we|people|everyone|nobody|my|to|i|hes
shes|theyre|theyll|its|were|weve|ill|ive|im|id`)

/** About others, or quoted: not the person's own opt-out. */
const TOLD = oneOf(`he|she|they|him|her|them|said|says|told|asked|tells|yell|yells|yelled|shout|shouts|shouted|wrote
(texts|texted) me (saying|that)`)
const CLAUSES = /[.!?\n;,]+|\band\b|\bbut\b/i
const LONGEST_WISH = 24

/** Without punctuation, emoji and typos. */
const plainWords = (text: string): string[] =>
  fixTypos(wordsOf(fold(text.replace(/\p{Extended_Pictographic}/gu, ' '))).filter((word) => word !== ','))

function isWish(words: readonly string[]): boolean {
  if (words.length > LONGEST_WISH) return false
  if (isAll(ONLY_WISHES(), words) && occurs(WISH(), words)) return true
  return !isAll(NO_NAMES(), words.slice(0, 1)) && isAll(CALLED(), words.slice(1))
}

/** Next to other sentences, only an unambiguous opt-out counts: `I am busy. Please stop texting me!` */
const isPlainWish = (clause: readonly string[]): boolean => isWish(clause) && occurs(PLAIN(), clause)

function asksToStop(text: string, words: readonly string[]): boolean {
  if (isWish(words)) return true
  if (occurs(TOLD(), words) || /["“”«»:]/.test(text)) return false
  return text.split(CLAUSES).some((clause) => isPlainWish(plainWords(clause)))
}

/** `STOP - Maria Lopez`, `Stop (sent from my phone)`. */
const SIGNATURE = /\s*(?:[-–—]{1,2} ?(?:\p{Lu}[\p{L}.'’-]{0,30} ?){1,3}|\(?[Ss]ent from [^\n]{0,40})$/u
const firstLineOf = (text: string): string => (text.trim().split('\n', 1)[0] ?? '').replace(SIGNATURE, '')

/** Keywords in other scripts, and those that are spelt out: `S.T.O.P`. Without blanks and punctuation. */
const LETTERS_ALONE = new Set(
  [
    'stop|stopall|optout|unsubscribe|стоп|отписаться|отпишите|отписка|стій|відписатися|στοπ|διακοπή|停止|停|退订|退訂|取消订阅|取消訂閱',
    '配信停止|停止してください|解除|수신거부|그만|중지|정지|إيقاف|ايقاف|توقف|الغاءالاشتراك|إلغاءالاشتراك|הסר|הסירו|עצור|रोकें|बंदकरो|หยุด|ยกเลิก',
  ].flatMap((words) => words.split('|')),
)
const lettersAlone = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/** Null if it is talk. */
export function commandOf(text: string): SmsCommand | null {
  const words = plainWords(text)
  for (const command of ['stop', 'start', 'help'] as const) if (isAll(KEYWORDS[command](), words)) return command
  if (LETTERS_ALONE.has(lettersAlone(text)) || isAll(UNMISTAKABLE(), plainWords(firstLineOf(text)))) return 'stop'
  if (asksToStop(text, words)) return 'stop'
  return isAll(ASKS_HELP(), words) ? 'help' : null
}

/** How a model tells that the person wants no more texts, in whatever words. It never reaches the person. */
export const NO_TEXTS_MARK = '[[no texts]]'

export const isNoTextsMark = (mark: string): boolean => /^\[\[\s*no[ _-]texts/i.test(mark)
