/** How the pages look on one device, kept in a cookie, so that the server can send each page as it shall look. */
export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export const TEXT_SIZES = ['standard', 'large', 'larger'] as const
export type TextSize = (typeof TEXT_SIZES)[number]

export interface Look {
  theme: Theme
  textSize: TextSize
}

export const LOOK_COOKIE = 'look'

const COOKIE = new RegExp(`(?:^|;\\s*)${LOOK_COOKIE}=(\\w+)\\.(\\w+)`)

/** From a `Cookie` header. Whatever is unknown counts as unset. */
export function lookIn(cookies: string): Look {
  const [, theme, textSize] = COOKIE.exec(cookies) ?? []
  return {
    theme: THEMES.find((one) => one === theme) ?? 'system',
    textSize: TEXT_SIZES.find((one) => one === textSize) ?? 'standard',
  }
}

export const cookieValueOf = ({ theme, textSize }: Look): string => `${theme}.${textSize}`

/** The value of `data-look`, by which the styles choose. */
export const lookTokens = ({ theme, textSize }: Look): string => `${theme} ${textSize}`
