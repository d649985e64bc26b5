import { useState } from 'react'
import remend from 'remend'
import { Block } from './block.tsx'
import { NO_BLOCKS, nextBlocks } from './parse.ts'

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
function closeOpenMarks(source: string): string {
  const closed = remend(source.replace(ENDS, ''), OPTIONS)
  return closed.replace(ADDRESS_END, (address) => address.replace(/:|\./, '\\$&'))
}

interface MarkdownProps {
  text: string
  /** The text is still streaming. */
  open?: boolean
}

/** Renders Markdown: no HTML, no images, nothing that is loaded or runs. */
export function Markdown({ text, open = false }: MarkdownProps) {
  const [known, setKnown] = useState(NO_BLOCKS)
  const blocks = known.text === text ? known : nextBlocks(known, text)
  if (blocks !== known) setKnown(blocks)
  const sources = [...blocks.closed, ...blocks.open]
  if (open && sources.length > 0) sources.push(closeOpenMarks(sources.pop() ?? ''))
  return (
    <div className="grid gap-2">
      {sources.map((source, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks don't change places
        <Block key={at} source={source} />
      ))}
    </div>
  )
}
