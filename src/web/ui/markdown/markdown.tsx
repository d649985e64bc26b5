import { useState } from 'react'
import { Block } from './block.tsx'
import { NO_BLOCKS, nextBlocks } from './blocks.ts'
import { closeOpenMarks } from './half-open.ts'

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
