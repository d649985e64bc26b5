import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { fillSlots, type PageFacts } from '../../core/page-slots.ts'

/** What the build says of the pages that it rendered. */
interface Manifest {
  /** File of each address, by path and query. */
  addresses: Record<string, string>
  /** Files of those that the app takes over once they are shown. */
  alive: string[]
  /** Hash of the script that stands in each file, as a content policy names it. */
  scripts: Record<string, string>
  /** File of each path that is a text and no page, such as the site map. */
  texts: Record<string, string>
  /** Every address of the app: `/helpers/:id/edit`. */
  patterns: { pattern: string; member: boolean }[]
}

/** How a body is written, in the order of preference. */
const CODINGS = ['br', 'gzip', 'identity'] as const
type Coding = (typeof CODINGS)[number]

export interface FilledPage {
  type: string
  etag: string
  coding: Coding
  body: Buffer
}

type Filled = Record<Coding, Buffer> & { type: string; print: string }

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}
/** So many filled pages are kept; origins that are asked for one after the other can't fill the memory. */
const KEPT = 64

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

async function fill(path: string, facts: PageFacts): Promise<Filled> {
  const identity = Buffer.from(fillSlots(await readFile(path, 'utf8'), facts))
  const [br, gz] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    gzipped(identity),
  ])
  const print = hash('sha256', identity, 'base64url').slice(0, 22)
  return { br, gzip: gz, identity, type: TYPES[extname(path)] ?? 'application/octet-stream', print }
}

/** The best coding that `accept` names and does not refuse. */
function codingOf(accept: string): Coding {
  const named = new Set(
    accept
      .toLowerCase()
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.replace(/;.*/, '').trim()),
  )
  return CODINGS.find((coding) => named.has(coding)) ?? 'identity'
}

const matcher = (pattern: string): RegExp => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`, 'i')

export type PageKind = 'public' | 'member' | 'unknown'

export interface Prerendered {
  /** Every path that has a page or a text, as a pattern for the router. */
  known: string[]
  /** Who the page of a path is for; `unknown` leads nowhere. */
  kindOf(path: string): PageKind
  /** File of a text that is no page, or null. */
  textOf(path: string): string | null
  /** File of a page's address, or null where none was rendered for it. */
  fileOf(path: string, query: string): string | null
  /** Whether the app takes over the page of that file. */
  isAlive(file: string): boolean
  /** Hash of the script that stands in that file: `sha256-…`. Null for none. */
  scriptHashOf(file: string): string | null
  /** The page of that file with `facts` in it, written as `acceptEncoding` likes it. */
  read(file: string, facts: PageFacts, acceptEncoding: string): Promise<FilledPage>
}

/** The pages that the build rendered below `root`; null where there is no build. */
export function openPrerendered(root: string): Prerendered | null {
  const path = join(root, 'pages', 'manifest.json')
  if (!existsSync(path)) return null
  const { addresses, alive, scripts, texts, patterns } = JSON.parse(readFileSync(path, 'utf8')) as Manifest
  const matchers = patterns.map(({ pattern, member }) => ({ test: matcher(pattern), member }))
  const files = new Map(Object.entries(addresses))
  const textFiles = new Map(Object.entries(texts))
  const kept = new Map<string, Promise<Filled>>()

  function filled(file: string, facts: PageFacts): Promise<Filled> {
    const key = JSON.stringify([file, facts])
    const known = kept.get(key)
    if (known) return known
    if (kept.size >= KEPT) kept.clear()
    const fresh = fill(join(root, 'pages', file), facts)
    kept.set(key, fresh)
    fresh.catch(() => kept.delete(key))
    return fresh
  }

  return {
    known: [...patterns.map(({ pattern }) => pattern), ...textFiles.keys()],
    kindOf: (path) => {
      const known = matchers.find(({ test }) => test.test(path))
      if (!known) return 'unknown'
      return known.member ? 'member' : 'public'
    },
    textOf: (path) => textFiles.get(path) ?? null,
    fileOf: (path, query) => {
      const plain = path.length > 1 ? path.replace(/\/$/, '').toLowerCase() : path
      return files.get(`${plain}?${query}`) ?? files.get(plain) ?? null
    },
    isAlive: (file) => alive.includes(file),
    scriptHashOf: (file) => scripts[file] ?? null,
    read: async (file, facts, acceptEncoding) => {
      const page = await filled(file, facts)
      const coding = codingOf(acceptEncoding)
      return { type: page.type, etag: `"${page.print}-${coding}"`, coding, body: page[coding] }
    },
  }
}
