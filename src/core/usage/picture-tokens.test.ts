import { describe, expect, it } from 'vitest'
import { mostPictureTokens } from './picture-tokens.ts'

describe('the tokens of a picture', () => {
  it.each([
    ['gpt-6-luna', 1600, 1600, 6250],
    ['gpt-6-luna', 100, 100, 3000],
    ['claude-haiku-5-5', 1600, 1200, 4750],
    ['openai/gpt-4o-mini', 1024, 512, 14_167],
    ['gpt-4o-mini', 1600, 1600, 93_505],
  ])('have an upper bound for %s at %i × %i', (model, width, height, most) => {
    expect(mostPictureTokens(model, { width, height })).toBe(most)
  })

  it('are never below the providers’ formulas', () => {
    for (const [width, height] of [
      [1600, 1600],
      [1600, 200],
      [64, 64],
      [1568, 1176],
    ] as const) {
      const most = mostPictureTokens('any', { width, height })
      expect(most).toBeGreaterThanOrEqual((width * height) / 750)
      expect(most).toBeGreaterThanOrEqual(85 + 170 * Math.ceil(width / 512) * Math.ceil(height / 512))
    }
  })
})
