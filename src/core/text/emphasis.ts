/** A run of `*`, `_` or `~~` in a text. */
export interface Run {
  mark: string
  /** The adjacent characters; empty at either end of the text. */
  before: string
  after: string
}

/** A run that may open emphasis: `left` of its marks are unpaired, and shown literally. */
interface OpenRun {
  at: number
  left: number
}

const isBlank = (character: string): boolean => character.trim() === ''
const isWord = (character: string): boolean => /[\p{L}\p{N}]/u.test(character)

// An underscore within a word is part of it: `snake_case`.
const mayOpen = ({ mark, before, after }: Run): boolean => !isBlank(after) && !(mark.startsWith('_') && isWord(before))
const mayClose = ({ mark, before, after }: Run): boolean => !isBlank(before) && !(mark.startsWith('_') && isWord(after))

/** Pairs runs of marks, in order; `null` ends a paragraph. Returns the number of unpaired marks per run. */
export function unpairedMarks(runs: readonly (Run | null)[]): number[] {
  const left = runs.map((run) => run?.mark.length ?? 0)
  let open = new Map<string, OpenRun[]>()
  for (const [at, run] of runs.entries()) {
    if (!run) {
      open = new Map()
      continue
    }
    const kind = run.mark.charAt(0)
    const waiting = open.get(kind) ?? []
    open.set(kind, waiting)
    let mine = run.mark.length
    for (let last = waiting.at(-1); mayClose(run) && mine > 0 && last; last = waiting.at(-1)) {
      const paired = Math.min(mine, last.left)
      mine -= paired
      last.left -= paired
      left[last.at] = last.left
      if (last.left === 0) waiting.pop()
    }
    left[at] = mine
    if (mine > 0 && mayOpen(run)) waiting.push({ at, left: mine })
  }
  return left
}
