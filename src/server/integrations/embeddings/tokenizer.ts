/** Pieces of text with their log probabilities; none counts as certain. */
export type Vocabulary = readonly (readonly [piece: string, score: number | null])[]

/** The id of text that no piece covers. */
const UNKNOWN = 0
/** Ids before this one mark the start and end of a text; they are not pieces. */
const FIRST_PIECE = 6
const WORD_START = '▁'

/** A node of the trie of pieces: the id of the piece that ends here (`UNKNOWN` if none does), and longer prefixes. */
interface Prefix {
  id: number
  next: Map<string, Prefix>
}

function prefixesOf(vocabulary: Vocabulary): Prefix {
  const root: Prefix = { id: UNKNOWN, next: new Map() }
  for (const [index, [piece]] of vocabulary.entries()) {
    if (index < FIRST_PIECE) continue
    let prefix = root
    for (const symbol of piece) {
      const longer = prefix.next.get(symbol) ?? { id: UNKNOWN, next: new Map() }
      prefix.next.set(symbol, longer)
      prefix = longer
    }
    prefix.id = index
  }
  return root
}

const symbolsOf = (text: string): string[] =>
  text === '' ? [] : [...(WORD_START + text.normalize('NFKC').replaceAll(' ', WORD_START))]

/** Uses the unigram model of SentencePiece (Kudo 2018, https://arxiv.org/abs/1804.10959). */
export function createTokenizer(vocabulary: Vocabulary): (text: string) => number[] {
  const prefixes = prefixesOf(vocabulary)

  const lengthOf = (id: number): number => vocabulary[id]?.[0].length ?? 1
  const scoreOf = (id: number): number => vocabulary[id]?.[1] ?? 0

  function piecesAt(symbols: readonly string[], start: number): number[] {
    const found: number[] = []
    let end = start
    let prefix = prefixes.next.get(symbols[end] ?? '')
    while (prefix) {
      if (prefix.id !== UNKNOWN) found.push(prefix.id)
      end += 1
      prefix = prefix.next.get(symbols[end] ?? '')
    }
    return found.length > 0 ? found : [UNKNOWN]
  }

  /** For each position, the last piece on the best way there. */
  function lastPieces(symbols: readonly string[]): Int32Array {
    const best = new Float64Array(symbols.length + 1)
    const last = new Int32Array(symbols.length + 1)
    for (let start = 0; start < symbols.length; start += 1)
      for (const id of piecesAt(symbols, start)) {
        const end = start + lengthOf(id)
        const score = (best[start] ?? 0) + scoreOf(id)
        if (best[end] !== 0 && score < (best[end] ?? 0)) continue
        best[end] = score
        last[end] = id
      }
    return last
  }

  return (text) => {
    const symbols = symbolsOf(text)
    const last = lastPieces(symbols)
    const pieces: number[] = []
    for (let end = symbols.length; end > 0; ) {
      const id = last[end] ?? UNKNOWN
      if (id !== UNKNOWN || pieces.at(-1) !== UNKNOWN) pieces.push(id)
      end -= lengthOf(id)
    }
    return pieces.reverse()
  }
}
