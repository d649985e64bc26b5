import remend from 'remend'

const OPTIONS = {
  linkMode: 'text-only',
  htmlTags: false,
  katex: false,
  singleTilde: false,
  comparisonOperators: false,
  setextHeadings: false,
} as const

/** Marks that may begin something, and an address that may go on. */
const ENDS = /(?:[*_~`]{1,3}|!?\[)$/
const ADDRESS_END = /(?:https?:\/\/|www\.)[^\s<>()[\]]{0,2000}$/i

/**
 * The last block of a text that is being written, as it will probably read: what is open is closed, half a mark is left
 * out, and half an address leads nowhere yet.
 */
export function closeOpenMarks(source: string): string {
  const closed = remend(source.replace(ENDS, ''), OPTIONS)
  return closed.replace(ADDRESS_END, (address) => address.replace(/:|\./, '\\$&'))
}
