import { Fragment, type ReactNode } from 'react'
import { type Address, addressOf, linkedAddress, saysPlace, withoutEntities } from './address.ts'
import { Formula, texOf } from './formulas.tsx'
import { childrenOf, type Node } from './parse.ts'

interface TextLinkProps {
  address: Address
  words: string
  children: ReactNode
}

/** A link that always shows its destination, whatever its text says. */
const TextLink = ({ address, words, children }: TextLinkProps) => (
  <>
    <a href={address.href} target="_blank" rel="noopener noreferrer nofollow" className="link">
      <bdi>{children}</bdi>
    </a>
    {!saysPlace(words, address) && (
      <bdi dir="ltr" className="text-[0.875em] opacity-80">
        {` (${address.place})`}
      </bdi>
    )}
  </>
)

/** Nested deeper than this, marks are shown as written. */
export const DEEPEST = 12

/** Position of a node: the source text, and how many nodes enclose it. */
export interface ParseContext {
  source: string
  depth: number
  /** Inside a link, which can't contain another. */
  linked?: boolean
  /** Inside a table cell, where a bar has to be escaped even in code. */
  inCell?: boolean
}

export const deeper = (place: ParseContext): ParseContext => ({ ...place, depth: place.depth + 1 })
export const textOf = ({ from, to }: { from: number; to: number }, { source }: ParseContext): string =>
  source.slice(from, to)

/** Bidirectional control characters, which could disguise a name or address as another. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g

/** Marks at the ends of a node, which are not rendered. */
const ENDS = new Set(['EmphasisMark', 'StrikethroughMark', 'CodeMark', 'HeaderMark', 'TaskMark'])

/** The content between `from` and `to`: plain text and nodes. */
export function inline(nodes: readonly Node[], from: number, to: number, place: ParseContext): ReactNode[] {
  const shown: ReactNode[] = []
  let end = from
  for (const node of nodes) {
    shown.push(textOf({ from: end, to: node.from }, place).replace(DIRECTIONS, ''))
    shown.push(<Fragment key={node.from}>{inlineNode(node, place)}</Fragment>)
    // The blank after the mark of a quotation belongs to it.
    end = node.name === 'QuoteMark' && place.source[node.to] === ' ' ? node.to + 1 : node.to
  }
  return [...shown, textOf({ from: end, to }, place).replace(DIRECTIONS, '')]
}

/** The content of a node without its own marks. */
export function words(node: Node, place: ParseContext): ReactNode {
  const children = childrenOf(node)
  const first = children[0]
  const last = children.at(-1)
  const from = first && ENDS.has(first.name) && first.from === node.from ? first.to : node.from
  const to = last && ENDS.has(last.name) && last.to === node.to ? last.from : node.to
  return inline(
    children.filter((child) => child.from >= from && child.to <= to),
    from,
    to,
    deeper(place),
  )
}

/** A link, an image, or bracketed text that is neither. */
function link(node: Node, place: ParseContext): ReactNode {
  const children = childrenOf(node)
  const [open, close] = children.filter(({ name }) => name === 'LinkMark')
  const url = children.find(({ name, from }) => name === 'URL' && close && from >= close.to)
  if (!open || !close || !url) return inline(children, node.from, node.to, deeper(place))
  const label = { from: open.to, to: close.from }
  const within = children.filter(({ from, to }) => from >= label.from && to <= label.to)
  const said = inline(within, label.from, label.to, { ...deeper(place), linked: true })
  const address = place.linked ? null : addressOf(linkedAddress(textOf(url, place)))
  if (!address) return said
  const name = textOf(label, place).trim()
  return (
    <TextLink address={address} words={name}>
      {name === '' ? address.place : said}
    </TextLink>
  )
}

function bareAddress(node: Node, place: ParseContext): ReactNode {
  const written = withoutEntities(textOf(node, place))
  const address = place.linked ? null : addressOf(written)
  if (!address) return written
  const name = node.name === 'Autolink' ? written.slice(1, -1) : written
  return (
    <TextLink address={address} words={name}>
      {name}
    </TextLink>
  )
}

const codeOf = (node: Node, place: ParseContext): ReactNode => {
  const content = words(node, place)
  return place.inCell && Array.isArray(content)
    ? content.map((part) => (typeof part === 'string' ? part.replaceAll('\\|', '|') : part))
    : content
}

/** Renderers by node name; anything else is shown as written. */
const INLINE: Record<string, (node: Node, place: ParseContext) => ReactNode> = {
  Emphasis: (node, place) => <em>{words(node, place)}</em>,
  StrongEmphasis: (node, place) => <strong className="font-semibold">{words(node, place)}</strong>,
  Strikethrough: (node, place) => <s>{words(node, place)}</s>,
  InlineCode: (node, place) => (
    <code className="rounded-[5px] bg-ink/8 px-1 font-mono text-[0.875em]">{codeOf(node, place)}</code>
  ),
  Link: link,
  Image: link,
  URL: bareAddress,
  Autolink: bareAddress,
  Escape: (node, place) => textOf(node, place).slice(1),
  Entity: (node, place) => withoutEntities(textOf(node, place)),
  Formula: (node, place) => <Formula tex={texOf(textOf(node, place))} isBlock={false} />,
  HTMLTag: (node, place) => (/^<br ?\/?>$/i.test(textOf(node, place)) ? <br /> : textOf(node, place)),
  HardBreak: () => '\n',
  QuoteMark: () => null,
  HeaderMark: () => null,
  TaskMarker: (node, place) => (/x/i.test(textOf(node, place)) ? '☑' : '☐'),
}

function inlineNode(node: Node, place: ParseContext): ReactNode {
  const render = place.depth > DEEPEST ? undefined : INLINE[node.name]
  return render ? render(node, place) : textOf(node, place)
}
