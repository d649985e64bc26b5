import { Fragment, memo, type ReactNode } from 'react'
import { CodeBlock } from './code-block.tsx'
import { Formula, texOf } from './formulas.tsx'
import { DEEPEST, deeper, inline, type ParseContext, textOf, words } from './inline.tsx'
import { childrenOf, type Node, parse } from './parse.ts'

type Render = (node: Node, place: ParseContext) => ReactNode

const blocks = (nodes: readonly Node[], place: ParseContext): ReactNode[] =>
  nodes.map((node) => <Fragment key={node.from}>{block(node, deeper(place))}</Fragment>)

const paragraph: Render = (node, place) => <p dir="auto">{words(node, place)}</p>

const heading =
  (Tag: 'h3' | 'h4' | 'h5'): Render =>
  (node, place) => (
    <Tag dir="auto" className="font-sans text-[1.0625rem] font-semibold tracking-normal">
      {trimmed(words(node, place))}
    </Tag>
  )

const trimmed = (content: ReactNode): ReactNode =>
  Array.isArray(content) && typeof content[0] === 'string' ? [content[0].trimStart(), ...content.slice(1)] : content

const inLists = (node: Node): Node[] => childrenOf(node).filter(({ name }) => name === 'ListItem')

const items = (node: Node, place: ParseContext): ReactNode[] =>
  inLists(node).map((item) => (
    <li key={item.from} dir="auto" className="space-y-1">
      {blocks(
        childrenOf(item).filter(({ name }) => name !== 'ListMark'),
        place,
      )}
    </li>
  ))

const bullets: Render = (node, place) => <ul className="list-disc space-y-1 ps-5">{items(node, place)}</ul>

const numbered: Render = (node, place) => {
  const mark = inLists(node)[0]?.firstChild
  return (
    <ol start={mark ? Number.parseInt(textOf(mark, place), 10) : 1} className="list-decimal space-y-1 ps-6">
      {items(node, place)}
    </ol>
  )
}

const quote: Render = (node, place) => (
  <blockquote className="grid gap-2 border-s-2 border-current/35 ps-3">
    {blocks(
      childrenOf(node).filter(({ name }) => name !== 'QuoteMark'),
      place,
    )}
  </blockquote>
)

const code: Render = (node, place) => {
  const children = childrenOf(node)
  const language = children.find(({ name }) => name === 'CodeInfo')
  const lines = children.filter(({ name }) => name === 'CodeText').map((line) => textOf(line, place))
  return <CodeBlock text={lines.join('')} language={language ? textOf(language, place) : ''} />
}

interface Cell {
  key: number
  content: ReactNode
}

/** The cells of a table row; the parser creates no node for an empty cell. */
function cellsOf(row: Node, place: ParseContext): Cell[] {
  const cells: Cell[] = []
  let content: ReactNode = null
  for (const child of childrenOf(row)) {
    if (child.name === 'TableCell')
      content = inline(childrenOf(child), child.from, child.to, { ...place, inCell: true })
    else if (child.from > row.from) {
      cells.push({ key: child.from, content })
      content = null
    }
  }
  return content ? [...cells, { key: row.to, content }] : cells
}

const CELL = 'border border-edge/45 px-2.5 py-1.5 text-start align-top min-w-16 max-w-64'

const table: Render = (node, place) => {
  const [head, ...rows] = childrenOf(node).filter(({ name }) => name === 'TableHeader' || name === 'TableRow')
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label="Table"
      className="overflow-x-auto"
    >
      <table className="w-max border-collapse text-[0.9375em] [overflow-wrap:normal]">
        <thead>
          <tr>
            {head &&
              cellsOf(head, place).map(({ key, content }) => (
                <th key={key} scope="col" dir="auto" className={`${CELL} font-semibold`}>
                  {content}
                </th>
              ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.from}>
              {cellsOf(row, place).map(({ key, content }) => (
                <td key={key} dir="auto" className={CELL}>
                  {content}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Renderers by node name; anything else is shown as written. */
const BLOCKS: Record<string, Render> = {
  Paragraph: paragraph,
  Task: paragraph,
  ATXHeading1: heading('h3'),
  ATXHeading2: heading('h3'),
  ATXHeading3: heading('h4'),
  ATXHeading4: heading('h5'),
  ATXHeading5: heading('h5'),
  ATXHeading6: heading('h5'),
  BulletList: bullets,
  OrderedList: numbered,
  Blockquote: quote,
  FencedCode: code,
  FormulaBlock: (node, place) => <Formula tex={texOf(textOf(node, place))} isBlock />,
  HorizontalRule: () => <hr className="border-current/25" />,
  Table: table,
}

const block: Render = (node, place) => {
  const render = place.depth > DEEPEST ? undefined : BLOCKS[node.name]
  return render ? render(node, place) : <p dir="auto">{textOf(node, place)}</p>
}

/** One block of a Markdown text. Memoised, so that finished blocks cost nothing while the text streams in. */
export const Block = memo(({ source }: { source: string }) =>
  childrenOf(parse(source)).map((node) => <Fragment key={node.from}>{block(node, { source, depth: 0 })}</Fragment>),
)
