/** Finds any of many names in one pass over a text, with a trie. */

interface Branch {
  next: Map<string, Branch>
  isName: boolean
}

type NameTree = Branch

const branch = (): Branch => ({ next: new Map(), isName: false })

export function treeOf(names: readonly string[]): NameTree {
  const root = branch()
  for (const name of names) {
    let at = root
    for (const character of name.split('')) at = at.next.getOrInsertComputed(character, branch)
    at.isName = true
  }
  return root
}

const IN_A_WORD = /[\p{L}\p{N}]/u
/** Whether the character at `index`, possibly one half of a surrogate pair, is part of a word. */
const isInWord = (text: string, index: number): boolean => {
  const isSecondHalf = /[\uDC00-\uDFFF]/.test(text[index] ?? '')
  return IN_A_WORD.test(
    isSecondHalf ? text.slice(index - 1, index + 1) : String.fromCodePoint(text.codePointAt(index) ?? 0),
  )
}

/** End of the longest whole-word name that begins at `start`; -1 if there is none. */
function endOfName(tree: NameTree, text: string, start: number): number {
  let end = -1
  let at: Branch | undefined = tree
  for (let index = start; at; index += 1) {
    if (at.isName && (index === text.length || !isInWord(text, index))) end = index
    at = index < text.length ? at.next.get(text[index] as string) : undefined
  }
  return end
}

/** Whole words, longest match first. */
export function findNames(tree: NameTree, text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  if (tree.next.size === 0) return found
  for (let start = 0; start < text.length; start += 1) {
    if (!tree.next.has(text[start] as string) || (start > 0 && isInWord(text, start - 1))) continue
    const end = endOfName(tree, text, start)
    if (end < 0) continue
    found.push({ start, end })
    start = end - 1
  }
  return found
}
