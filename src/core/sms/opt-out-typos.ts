/** Words of an opt-out, which may have typos. */
const WORDS = [
  'texting',
  'messaging',
  'messages',
  'message',
  'contacting',
  'contact',
  'sending',
  'bothering',
  'please',
  'leave',
  'alone',
  'unsubscribe',
  'notifications',
]

/** Real words close to those. */
const OTHER_WORDS = new Set([
  'testing',
  'ending',
  'spending',
  'pleased',
  'lending',
  'mending',
  'heave',
  'weave',
  'along',
  'massages',
  'massage',
  'massaging',
  'tending',
  'vending',
  'leaves',
  'contract',
  'contracting',
  'clone',
  'atone',
  'stone',
  'phone',
])

/** Abbreviations and typos beyond edit distance. */
const KNOWN = new Map(
  Object.entries({
    plz: 'please',
    pls: 'please',
    plse: 'please',
    ples: 'please',
    thx: 'thanks',
    u: 'you',
    ur: 'your',
    txt: 'text',
    txts: 'texts',
    txting: 'texting',
    tex: 'text',
    tezt: 'text',
    msg: 'message',
    msgs: 'messages',
    msging: 'messaging',
    stpo: 'stop',
    sotp: 'stop',
    tsop: 'stop',
    stp: 'stop',
    stpp: 'stop',
    stoop: 'stop',
    dnt: 'dont',
    im: 'i am',
    id: 'i would',
    wanna: 'want to',
    alon: 'alone',
    leav: 'leave',
    leve: 'leave',
    unsub: 'unsubscribe',
    unsubscribed: 'unsubscribe',
    sto: 'stop',
  }),
)

const sharedStart = (one: string, other: string): number => {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}

/** Whether the words differ by one typo: a letter inserted, deleted or replaced, or two swapped. */
function isSlip(typed: string, word: string): boolean {
  const start = sharedStart(typed, word)
  const [one, other] = [typed.slice(start), word.slice(start)]
  return one.slice(1) === other || one === other.slice(1) || one.slice(1) === other.slice(1) || swapFirst(one) === other
}

const swapFirst = (text: string): string => `${text[1] ?? ''}${text[0] ?? ''}${text.slice(2)}`

/** `stooop` and `STOPPP`: repeated letters. */
const collapseRepeats = (word: string): string =>
  /^s+t+o+p+$/.test(word) ? 'stop' : word.replace(/(.)\1{2,}/g, '$1$1')

function fixTypo(typed: string): string {
  const word = collapseRepeats(typed)
  const known = KNOWN.get(word)
  if (known) return known
  if (WORDS.includes(word) || OTHER_WORDS.has(word)) return word
  if (word.length >= 5) {
    const meant = WORDS.find((each) => isSlip(word, each))
    if (meant) return meant
  }
  return word
}

export const fixTypos = (words: string): string => words.split(' ').map(fixTypo).join(' ')
