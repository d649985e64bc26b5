import remend from 'remend'

const OPTIONS = {
  linkMode: 'text-only',
  htmlTags: false,
  katex: false,
  singleTilde: false,
  comparisonOperators: false,
  setextHeadings: false,
} as const

/** Markers that may open something, and a URL that may continue. */
const ENDS = /(?:[*_~`]{1,3}|!?\[)$/
const ADDRESS_END = /(?:https?:\/\/|www\.)[^\s<>()[\]]{0,2000}$/i

/** The last block of a streaming text: open marks are closed, incomplete ones left out, and an incomplete URL is not linked yet. */
export function closeOpenMarks(source: string): string {
  const closed = remend(source.replace(ENDS, ''), OPTIONS)
  return closed.replace(ADDRESS_END, (address) => address.replace(/:|\./, '\\$&'))
}
