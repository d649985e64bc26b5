import { LIMITS } from '../text/limits.ts'

/** The field's text with the dictated words appended. */
export function withHeard(text: string, heard: string): string {
  const words = heard.trim()
  if (words === '') return text
  const gap = text === '' || /\s$/.test(text) ? '' : ' '
  return `${text}${gap}${words}`.slice(0, LIMITS.message.max)
}
