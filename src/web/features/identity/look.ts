import { cookieValueOf, LOOK_COOKIE, type Look, lookIn, lookTokens } from '../../../core/pages/theme.ts'

const YEAR_S = 31_536_000
const PAPER = { light: '#fbf9f4', dark: '#1b1511' }

export const storedLook = (): Look => lookIn(document.cookie)

/** The server has done it already, unless the page was kept for offline use. */
export function showLook(look: Look): void {
  document.documentElement.dataset.look = lookTokens(look)
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light'
    meta.content = PAPER[look.theme === 'system' ? own : look.theme]
  }
}

export function saveLook(look: Look): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the other way to write one is asynchronous, and unknown to Safari
  document.cookie = `${LOOK_COOKIE}=${cookieValueOf(look)};path=/;max-age=${YEAR_S};samesite=lax`
  showLook(look)
}
