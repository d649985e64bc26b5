/** Latin letters, digits, blanks: four to a token. */
const LATIN = { below: 0x80, tokens: 0.25 }
const ONLY_LATIN = /^\p{ASCII}*$/u

/** Code points below each bound, and about how many tokens one is. */
const WEIGHTS = [
  /** Accented letters, which break words into more pieces. */
  { below: 0x250, tokens: 1 },
  /** Other alphabets: Greek, Cyrillic, Arabic, Devanagari, Thai and their like. */
  { below: 0xe80, tokens: 0.5 },
  /** Lao and Tibetan. */
  { below: 0x1000, tokens: 2 },
  /** Burmese, Georgian. */
  { below: 0x1200, tokens: 0.6 },
  /** Ethiopic. */
  { below: 0x13a0, tokens: 2 },
  /** Khmer, Mongolian and their like. */
  { below: 0x2000, tokens: 0.6 },
  /** Chinese, Japanese, Korean, and signs. */
  { below: 0xff61, tokens: 1 },
  /** Katakana of half the width. */
  { below: 0xffa0, tokens: 2 },
  { below: 0x10000, tokens: 1 },
  /** Emoji. */
  { below: 0x20000, tokens: 2 },
  /** Rare Chinese characters. */
  { below: 0x110000, tokens: 3 },
] as const
const BASIC_END = 0x10000

/**
 * About how many tokens a text is: for budgets, and for endpoints that do not count. By the scripts of its characters,
 * compared with the public vocabularies o200k and cl100k (November 2026): 0.8 to 1.6 times the first.
 */
export function estimateTokens(text: string): number {
  if (ONLY_LATIN.test(text)) return Math.ceil(text.length * LATIN.tokens)
  let sum = 0
  for (let at = 0; at < text.length; at += 1) {
    const codePoint = text.codePointAt(at) ?? 0
    if (codePoint < LATIN.below) {
      sum += LATIN.tokens
      continue
    }
    if (codePoint >= BASIC_END) at += 1
    sum += WEIGHTS.find(({ below }) => codePoint < below)?.tokens ?? 1
  }
  return Math.ceil(sum)
}

interface Size {
  width: number
  height: number
}

const TILE = 512
const PATCH = 32
/** Of the models that count patches, the smallest charge the most for one (2.46). */
const MOST_PER_PATCH = 2.5
/** Some local models use a fixed number of tokens for every picture, at most this. */
const FLOOR = 3000

const pieces = ({ width, height }: Size, side: number): number => Math.ceil(width / side) * Math.ceil(height / side)

/**
 * The most input tokens that a picture can cost. OpenAI: 2,833 and 5,667 a tile of 512 pixels for `gpt-4o-mini`, at most
 * 85 and 170 for other models by tile, or up to 2.46 a patch of 32 pixels
 * (developers.openai.com/api/docs/guides/images-vision). Anthropic: a token per 750 pixels or patch of 28
 * (platform.claude.com/docs/en/build-with-claude/vision). Both are below 2.5 a patch.
 */
export function mostPictureTokens(model: string, size: Size): number {
  if (/(^|\/)gpt-4o-mini/.test(model)) return 2833 + 5667 * pieces(size, TILE)
  return Math.max(FLOOR, Math.ceil(MOST_PER_PATCH * pieces(size, PATCH)))
}
