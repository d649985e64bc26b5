import { expect, it } from 'vitest'
import { cookieValueOf, lookIn, lookTokens, TEXT_SIZES, THEMES } from './theme.ts'

const ALL = THEMES.flatMap((theme) => TEXT_SIZES.map((textSize) => ({ theme, textSize })))

it.each(ALL)('reads $theme and $textSize back from the cookie', (look) => {
  expect(lookIn(`a=1; look=${cookieValueOf(look)}; b=2`)).toEqual(look)
})

it.each(['', 'look=', 'look=dark', 'outlook=dark.large', 'look=blue.huge', 'look="><script>.large'])(
  'takes nothing from %s that it does not know',
  (cookies) => {
    expect(lookTokens(lookIn(cookies))).toBe('system standard')
  },
)
