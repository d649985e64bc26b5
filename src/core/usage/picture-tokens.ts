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
