export interface Token {
  word: string
  /** The break before it: none, a comma or similar, or the end of a sentence. */
  parted: 0 | 1 | 2
  /** Whether letters were masked or replaced: `k*ll`, `su1cide`. */
  masked: boolean
}

/** The rest of a longer text is ignored. */
const MOST_CHARACTERS = 8000

const EMOJI: Record<string, string> = {
  '🔪': 'emojiknife',
  '🗡': 'emojiknife',
  '💊': 'emojipills',
  '🔫': 'emojigun',
  '🪢': 'emojirope',
  '⚰': 'emojicoffin',
  '🪦': 'emojicoffin',
  '🩸': 'emojiblood',
  '😂': 'emojilaugh',
  '🤣': 'emojilaugh',
  '😆': 'emojilaugh',
  '😹': 'emojilaugh',
  '😅': 'emojilaugh',
}
const EMOJI_PATTERN = new RegExp(Object.keys(EMOJI).join('|'), 'gu')

const LIGATURES: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i' }

const SMALL_CAPITALS = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘǫʀꜱᴛᴜᴠᴡ-ʏᴢ'
const SMALL_CAPITAL = new RegExp(`[${SMALL_CAPITALS.replace('-', '')}]`, 'gu')
const FIRST_LETTER = 97

/** Homoglyphs, which may disguise a word. */
const LOOKALIKES: Record<string, string> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  х: 'x',
  у: 'y',
  і: 'i',
  ѕ: 's',
  к: 'k',
  ԁ: 'd',
  ο: 'o',
  α: 'a',
  ι: 'i',
}

const APOSTROPHES = /[’‘ʼ`´′]/g
const INVISIBLE = /\u00AD|\u2060|\uFE0F|\uFEFF|[\u200B-\u200F]/g
const MARKS = /\p{M}/gu

/** `i  w a n t  t o`: wider gaps between words of single letters. */
const WIDE_GAP = /\s{2,}/
const SPACED = /^\S(?: \S)+$/

const unspaced = (text: string): string =>
  WIDE_GAP.test(text)
    ? text
        .split(/(\s{2,})/)
        .map((part) => (SPACED.test(part) ? part.replaceAll(' ', '') : part))
        .join('')
    : text

const ASCII = /^[\t\n\r -~]*$/

const foldForeign = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .replace(EMOJI_PATTERN, (emoji) => ` ${EMOJI[emoji]} `)
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(APOSTROPHES, "'")
    .replace(SMALL_CAPITAL, (letter) => String.fromCharCode(FIRST_LETTER + SMALL_CAPITALS.indexOf(letter)))
    .replace(/[ßæœøđłı]/g, (letter) => LIGATURES[letter] ?? letter)

/** Lower case, no accents; straight apostrophes; emoji as words. */
export function fold(text: string): string {
  const start = unspaced(text.slice(0, MOST_CHARACTERS))
  return ASCII.test(start) ? start.toLowerCase() : foldForeign(start)
}

const PIECES = /[\p{L}\p{N}](?:[\p{L}\p{N}]|[*'@$!|+]+(?=[\p{L}\p{N}]))*|[.!?;:…\n]+|[,–—"“”«»()/&]+|-(?=\s)/gu
const WORD = /^[\p{L}\p{N}]/u
const SENTENCE_END = /^[.!?;:…\n]/

const LEET: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  '+': 't',
}
const HAS_LETTER = /\p{L}/u
const AMOUNT = /^\d/
const PLAIN_WORD = /^[a-z]+$/
const HAS_DISGUISE = /[\d@$!|+*]/
const FOREIGN = /[\u0370-\u052F]/

/** French words that elide before a vowel. Elsewhere an apostrophe joins: `don't`, `geht's`. */
const ELIDED = new Set([
  'j',
  'l',
  'd',
  'm',
  't',
  's',
  'n',
  'c',
  'qu',
  'jusqu',
  'lorsqu',
  'puisqu',
  'quoiqu',
  'presqu',
  'quelqu',
  'aujourd',
])

const unmask = (word: string): string => word.replace(/[\d@$!|+]/g, (sign) => LEET[sign] ?? '').replaceAll('*', '')

const lookAlike = (word: string): string =>
  FOREIGN.test(word) && /[a-z]/.test(word) ? [...word].map((letter) => LOOKALIKES[letter] ?? letter).join('') : word

function isHeldDown(word: string): boolean {
  for (let at = 2; at < word.length; at += 1) if (word[at] === word[at - 1] && word[at] === word[at - 2]) return true
  return false
}

/** Repeated letters: `pleeease`. */
const release = (word: string): string => (isHeldDown(word) ? word.replace(/(\p{L})\1{2,}/gu, '$1$1') : word)

/** French `je` before a consonant, typed without a break: `jveux`. No other word starts like this. */
const GLUED_JE = /^j[bcdfghklmnpqrstvwxz]\p{L}/u

function wordsOf(piece: string): string[] {
  if (GLUED_JE.test(piece)) return ['je', ...wordsOf(piece.slice(1))]
  const at = piece.indexOf("'")
  if (at < 0) return [piece]
  const before = piece.slice(0, at)
  return ELIDED.has(before) ? [before, ...wordsOf(piece.slice(at + 1))] : [piece.replaceAll("'", '')]
}

function tokenOf(word: string, parted: Token['parted']): Token {
  if (PLAIN_WORD.test(word)) return { word: release(word), parted, masked: false }
  const masked = HAS_DISGUISE.test(word) && HAS_LETTER.test(word) && !AMOUNT.test(word)
  return { word: release(lookAlike(masked ? unmask(word) : word)), parted, masked }
}

function addWords(tokens: Token[], piece: string, parted: Token['parted']): void {
  for (const [nth, word] of wordsOf(piece).entries()) {
    const token = tokenOf(word, nth === 0 ? parted : 0)
    if (token.word !== '') tokens.push(token)
  }
}

const FEWEST_SPACED = 4

/** `s u i c i d e`: joins single letters into a word. */
function joinSpaced(tokens: readonly Token[]): Token[] {
  const joined: Token[] = []
  let from = 0
  while (from < tokens.length) {
    let until = from
    while (until < tokens.length && tokens[until]?.word.length === 1) until += 1
    const run = tokens.slice(from, until)
    const [first] = run
    if (first && run.length >= FEWEST_SPACED) {
      const word = unmask(run.map((token) => token.word).join(''))
      joined.push({ word, parted: first.parted, masked: true })
      from = until
    } else {
      joined.push(...tokens.slice(from, Math.max(until, from + 1)))
      from = Math.max(until, from + 1)
    }
  }
  return joined
}

const CHOPPED = 1.6

/** `I. want. to. die.`: full stops between single words do not end a sentence. */
function unchop(tokens: Token[]): Token[] {
  const sentences = tokens.filter(({ parted }, nth) => nth === 0 || parted === 2).length
  if (sentences < 3 || tokens.length / sentences >= CHOPPED) return tokens
  return tokens.map((token) => ({ ...token, parted: 0 }))
}

/** In linear time. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let parted: Token['parted'] = 2
  for (const [piece] of fold(text).matchAll(PIECES)) {
    if (WORD.test(piece)) {
      addWords(tokens, piece, parted)
      parted = 0
    } else if (SENTENCE_END.test(piece)) parted = 2
    else if (parted === 0) parted = 1
  }
  return unchop(joinSpaced(tokens))
}
