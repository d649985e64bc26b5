import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Names in backticks in our documents (files, camelCase, snake_case) and the targets of links must exist in the tree: a
 * rename is easily forgotten there. Decisions keep to their length. Prints one line per fault, and how many files were read.
 */

const LONGEST_DECISION = 500
const SOURCE = '{ts,tsx,mjs,cjs,sql,css,html,yaml}'
const FILE_NAME = /^[\w./-]*\w\.(?:tsx?|[mc]js|sql|css|md)$/
const SEVERAL_WORDS = /\b[a-z]+(?:[A-Z]\w*|(?:_[a-z]+)+)/g
/** Settings and programs that a host knows. */
const OF_POSTGRES = /^(?:pg|wal|archive|idle|log)_/
const LINK = /\]\((?!https?:)([^)#\s]+)/g

const documents = globSync(['*.md', 'bench/*.md', 'docs/**/*.md'])
const sources = globSync([`{src,scripts,tests,bench,migrations}/**/*.${SOURCE}`, `*.${SOURCE}`, '.*.cjs'])
const paths = [...documents, ...sources].map((path) => `/${path}`)
const words = new Set(sources.flatMap((path) => readFileSync(path, 'utf8').match(/\w+/g) ?? []))

function missingIn(code: string): string[] {
  if (FILE_NAME.test(code)) return paths.some((path) => path.endsWith(`/${code}`)) ? [] : [code]
  return (code.match(SEVERAL_WORDS) ?? []).filter((name) => !words.has(name) && !OF_POSTGRES.test(name))
}

function faultsOf(document: string): string[] {
  const text = readFileSync(document, 'utf8')
  const codes = text.replace(/```.*?```/gs, '').matchAll(/`([^`\n]+)`/g)
  const targets = [...text.matchAll(LINK)].map(([, target = '']) => target)
  const broken = targets.filter((target) => !existsSync(join(dirname(document), target)))
  const missing = [...[...codes].flatMap(([, code = '']) => missingIn(code)), ...broken]
  const faults = missing.map((name) => `\`${name}\` does not exist`)
  const length = text.trim().split(/\s+/).length
  if (document.startsWith('docs/decisions/') && length > LONGEST_DECISION)
    faults.push(`${length} words, ${LONGEST_DECISION} at most`)
  return faults.map((fault) => `${document}: ${fault}`)
}

const faults = documents.flatMap(faultsOf)
for (const line of faults) console.log(line)
console.log(`Checked ${documents.length} documents against ${sources.length} files`)
process.exitCode = faults.length > 0 ? 1 : 0
