import { Autolink, parser, Strikethrough, Table, TaskList } from '@lezer/markdown'

// HTML blocks, entities and reference links are off: they are shown as written.
const chatParser = parser.configure([
  Table,
  Strikethrough,
  TaskList,
  Autolink,
  { remove: ['HTMLBlock', 'Entity', 'LinkReference', 'IndentedCode', 'SetextHeading'] },
])

export type Node = ReturnType<typeof chatParser.parse>['topNode']

export const parse = (source: string): Node => chatParser.parse(source).topNode

export function childrenOf(node: Node): Node[] {
  const children: Node[] = []
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child)
  return children
}
