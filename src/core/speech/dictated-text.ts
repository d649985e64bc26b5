export function withHeard(text: string, heard: string): string {
  const words = heard.trim()
  if (words === '') return text
  const gap = text === '' || /\s$/.test(text) ? '' : ' '
  return `${text}${gap}${words}`
}
