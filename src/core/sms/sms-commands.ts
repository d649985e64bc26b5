import { either, inOrder, isAll, maybe, occursWithin, phrases, repeated } from '../text/word-grammar.ts'
import { fixTypos } from './opt-out-typos.ts'
import { BARE_WISHES_ABROAD, POLITE_ABROAD, WISHES_ABROAD } from './opt-outs-abroad.ts'

/** Opting out works with any clear wording, not only keywords (47 CFR 64.1200(a)(10)). All else goes to the helper. */
export type SmsCommand = 'stop' | 'start' | 'help'

const KEYWORDS: Record<SmsCommand, ReadonlySet<string>> = {
  stop: new Set(
    [
      'stop|stopall|stop all|unsubscribe|cancel|end|quit|revoke|optout|opt out|remove|td|no more|no more please',
      'alto|parar|pare|detener|baja|cancelar|arret|arreter|desabonner|desinscrire|stopp|abmelden|abbestellen|austragen|sair',
    ].flatMap((words) => words.split('|')),
  ),
  start: new Set('start|unstop|start please|please start'.split('|')),
  help: new Set('help|info|help please|please help info|assist|ayuda|aide|hilfe|ajuda'.split('|')),
}

const TEXTS = phrases(
  'text|texts|texting|message|messages|messaging|msg|msgs|sms|contact|contacting|notification|notifications|reminder|reminders',
)
const DOING = phrases(
  'texting|messaging|contacting|bothering|spamming|writing|sending|calling|harassing|annoying|text|message',
)
const WHOM = phrases('me|us|my phone|my number|this number|this phone|here')
const WHICH = phrases('all|any|the|these|this|those|your|my|more|further|it|to|of|from|sending|so many|that')
const LATER = phrases(
  'anymore|any more|again|ever|ever again|now|right now|immediately|at once|already|forever|for good|today',
)
const TAIL = repeated(either(LATER, WHICH, DOING, WHOM, TEXTS, phrases('number')))
const NOT = phrases('do not|dont|never')

/** Filler words around an opt-out that don't change its meaning. */
const POLITE = phrases(
  [
    'please|thank|thanks|thank you|thanks you|hey|hi|hello|ok|okay|yo|sorry|no|enough|seriously|guy|guys|everyone',
    ...['can', 'could', 'will', 'would'].flatMap((may) => [`${may} you`, `${may} you all`, `${may} you guys`]),
    'just|now|right now|immediately|already|at once|kindly|really|again',
    'i said|i mean it|i would like you to|i want you to|i need you to|i am asking you to|i would like to|i want to|i wish to',
    ...['you', 'u'].flatMap((you) => [`${you} need to`, `${you} have to`, `${you} must`, `${you} should`]),
    'for the love of god|for good|for ever|for gods sake|for heavens sake',
  ].join('|'),
)

/** An unambiguous opt-out, wherever it is in a sentence of its own. */
const PLAIN_WISH = either(
  inOrder(
    phrases('stop|quit|cease|end'),
    repeated(phrases('all|the|these|this|your|any|those|sending|so many|with|to|more|me|us')),
    either(TEXTS, DOING),
    TAIL,
  ),
  inOrder(
    NOT,
    maybe(phrases('ever')),
    phrases('text|message|msg|contact|write|bother|call|spam|reply|respond|sms|send'),
    maybe(either(WHOM, phrases('to me'))),
    TAIL,
  ),
  inOrder(
    NOT,
    phrases('send'),
    maybe(phrases('me|us')),
    TAIL,
    phrases('text|texts|message|messages|msg|msgs|sms|anything|any'),
    TAIL,
  ),
  inOrder(phrases('no more'), TEXTS, TAIL),
  inOrder(phrases('leave me alone|leave me be|let me alone|let me be'), TAIL),
  inOrder(
    maybe(phrases('i')),
    phrases('do not|dont|no longer'),
    phrases('want|wish|need'),
    maybe(phrases('to')),
    repeated(
      phrases(
        'get|getting|receive|have|hear|be texted|you to text|you texting|you to message|you to contact|from you|anything',
      ),
    ),
    TAIL,
    phrases('from you|text|texts|message|messages|msg|msgs|sms|texted|me'),
    TAIL,
  ),
  inOrder(phrases('unsubscribe'), maybe(phrases('me')), TAIL),
  inOrder(phrases('opt out|opt me out|i opt out|i opting out|i am opt out|i am opting out'), TAIL),
  inOrder(
    phrases('remove|delete|take|drop'),
    phrases('me|my number|my phone number'),
    maybe(phrases('off|from|of|out of')),
    repeated(phrases('the|this|your|that|all|any')),
    repeated(phrases('list|lists|system|database|texts|messages|contacts|file')),
  ),
  phrases('lose my number'),
  inOrder(
    maybe(phrases('i')),
    phrases('cancel|revoke|withdraw'),
    repeated(phrases('my|all|the|these|this|your')),
    either(TEXTS, phrases('consent|subscription|permission')),
    TAIL,
  ),
)

/** An opt-out only if nothing else is said. */
const BARE_WISH = phrases(
  'stop sms|stop mms|stop texts|stop it|stop this|stop|stop that|stop now|stop all|stopall|unsubscribe|cancel|revoke|optout|quit it|go away|fuck off|piss off|get lost|cease',
)

const WISH = either(PLAIN_WISH, BARE_WISH, BARE_WISHES_ABROAD, WISHES_ABROAD)
const ONLY_WISHES = repeated(either(POLITE, POLITE_ABROAD, WISH))
/** After the name of the helper: `Alex stop texting me`. */
const CALLED = inOrder(repeated(POLITE), PLAIN_WISH, repeated(POLITE))
/** Excludes `don't stop texting me` and `he won't leave me alone`. */
const NO_NAMES = new Set(
  `dont do not never cant cannot wont didnt doesnt wouldnt shouldnt couldnt isnt he she they it we people everyone nobody my to i hes
shes theyre theyll its were weve ill ive im id`.split(/\s+/),
)

/** About others, or quoted: not the person's own opt-out. */
const TOLD =
  /\b(?:he|she|they|him|her|them|said|says|told|asked|tells|yell(?:s|ed)?|shout(?:s|ed)?|wrote|text(?:s|ed) me (?:saying|that))\b/
const CLAUSES = /[.!?\n;,]+|\band\b|\bbut\b/i
const LONGEST_WISH = 24

/** Lower case, single spaces; no punctuation, emoji or accents. */
function plainWords(text: string): string {
  const letters = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’‘`´]/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
  return fixTypos(letters)
}

function isWish(text: string): boolean {
  const words = text.split(' ')
  if (words.length > LONGEST_WISH) return false
  if (isAll(ONLY_WISHES, words) && occursWithin(WISH, words)) return true
  return !NO_NAMES.has(words[0] ?? '') && isAll(CALLED, words.slice(1))
}

/** Next to other sentences, only an unambiguous opt-out counts: `I am busy. Please stop texting me!` */
const isPlainWish = (clause: string): boolean => isWish(clause) && occursWithin(PLAIN_WISH, clause.split(' '))

function asksToStop(text: string, words: string): boolean {
  if (isWish(words)) return true
  if (TOLD.test(words) || /["“”«»:]/.test(text)) return false
  return text.split(CLAUSES).some((clause) => isPlainWish(plainWords(clause)))
}

/** Keywords that nobody writes as the heading of something else; a signature may stand below. */
const UNMISTAKABLE = new Set(
  'stop|stopall|stop all|unsubscribe|revoke|optout|opt out|alto|detener|arret|arreter|desabonner|desinscrire|abmelden'.split(
    '|',
  ),
)
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

const ASKS_HELP = inOrder(
  repeated(either(POLITE, POLITE_ABROAD)),
  phrases('help|assist|ayuda|aide|hilfe|ajuda|aiuto'),
  repeated(either(POLITE, POLITE_ABROAD)),
)

/** Null if it is talk. */
export function commandOf(text: string): SmsCommand | null {
  const words = plainWords(text)
  for (const command of ['stop', 'start', 'help'] as const) if (KEYWORDS[command].has(words)) return command
  if (LETTERS_ALONE.has(lettersAlone(text)) || UNMISTAKABLE.has(plainWords(firstLineOf(text)))) return 'stop'
  if (asksToStop(text, words)) return 'stop'
  return isAll(ASKS_HELP, words.split(' ')) ? 'help' : null
}

/** How a model tells that the person wants no more texts, in whatever words. It never reaches the person. */
export const NO_TEXTS_MARK = '[[no texts]]'

export const isNoTextsMark = (mark: string): boolean => /^\[\[\s*no[ _-]texts/i.test(mark)
