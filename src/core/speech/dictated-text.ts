import { LIMITS } from '../text/limits.ts'

export function withHeard(text: string, heard: string): string {
  const words = heard.trim()
  if (words === '') return text
  const gap = text === '' || /\s$/.test(text) ? '' : ' '
  return `${text}${gap}${words}`.slice(0, LIMITS.message.max)
}
