import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'

/** A regular expression in the source, as the engine sees it. */
export interface Pattern {
  /** `src/core/x.ts:12`. */
  at: string
  source: string
  flags: string
}

/** All code that may process what people write. */
const READ = 'src/{core,contract,server}/**/*.ts'
/** Pure modules, which are imported to find the patterns they compose. */
const PURE = /^src\/(?:core|contract)\//

interface Site {
  file: string
  line: number
}

interface Found {
  literals: Pattern[]
  composed: Site[]
}

const isComposed = (node: ts.Node): node is ts.NewExpression | ts.CallExpression =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp'

/** The regex literals of a file, and the places where it composes patterns. */
export function patternsIn(file: string, text: string): Found {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: Found = { literals: [], composed: [] }
  const lineOf = (node: ts.Node): number => source.getLineAndCharacterOfPosition(node.getStart()).line + 1
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      const [pattern, flags] = [node.text.slice(1, end), node.text.slice(end + 1)]
      found.literals.push({ at: `${file}:${lineOf(node)}`, source: pattern, flags })
    }
    if (isComposed(node)) found.composed.push({ file, line: lineOf(node) })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Imports modules and records each pattern that they compose meanwhile, and where. */
async function watchComposing(root: string, files: readonly string[]): Promise<Pattern[]> {
  const composed: Pattern[] = []
  const RealRegExp = globalThis.RegExp
  const frame = new RealRegExp(`${root}/(src/[^:]+:\\d+)`)
  const watched = new Proxy(RealRegExp, {
    construct(target, [pattern, flags = ''], newTarget) {
      const [, , caller = ''] = new Error('where').stack?.split('\n') ?? []
      const at = frame.exec(caller)?.[1]
      const source = pattern instanceof RealRegExp ? pattern.source : String(pattern)
      if (at) composed.push({ at, source, flags: String(flags) })
      return Reflect.construct(target, [pattern, flags], newTarget)
    },
  })
  globalThis.RegExp = watched
  try {
    for (const file of files) await import(pathToFileURL(join(root, file)).href)
  } finally {
    globalThis.RegExp = RealRegExp
  }
  return composed
}

export interface Gathered {
  files: number
  patterns: Pattern[]
  /** Places that compose a pattern only at run time, so it is not known here. */
  unseen: string[]
}

/** Every pattern below `root` that may match against what people write. */
export async function gatherPatterns(root: string): Promise<Gathered> {
  const files = globSync(READ, { cwd: root })
    .filter((file) => !/\.test\.ts$/.test(file))
    .sort()
  const found = files.map((file) => patternsIn(file, readFileSync(join(root, file), 'utf8')))
  const sites = found.flatMap(({ composed }) => composed)
  const imported = new Set([...files.filter((file) => PURE.test(file)), ...sites.map(({ file }) => file)])
  const composed = await watchComposing(root, [...imported])
  const seen = new Set(composed.map(({ at }) => at))
  return {
    files: files.length,
    patterns: [...found.flatMap(({ literals }) => literals), ...composed],
    unseen: sites.map(({ file, line }) => `${file}:${line}`).filter((at) => !seen.has(at)),
  }
}
