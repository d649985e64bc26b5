import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { fillSlots, type PageFacts, slotsIn } from '../../core/text/page-slots.ts'

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

/** A file of the build, and the facts that it asks for. */
interface Template {
  text: string
  slots: (keyof PageFacts)[]
}

/** A page with its facts in it, written in each coding when that is first asked for. */
interface Filled {
  identity: Buffer
  etag: string
  coded: Map<Coding, Promise<Buffer>>
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}
/** So many filled pages are kept: hosts that are asked for one after the other can't fill the memory. */
const KEPT = 64
/** The last hundredth of size costs ten times as long, and a page is written for each host that it is asked for at. */
const BROTLI_QUALITY = 5

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const WRITE: Record<Coding, (page: Buffer) => Promise<Buffer>> = {
  br: (page) => brotli(page, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (page) => gzipped(page),
  identity: async (page) => page,
}

function fill(template: string, facts: PageFacts): Filled {
  const identity = Buffer.from(fillSlots(template, facts))
  return { identity, etag: hash('sha256', identity, 'base64url').slice(0, 22), coded: new Map() }
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
  const templates = new Map<string, Template>()
  const kept = new LRUCache<string, Filled>({ max: KEPT })

  const templateOf = (file: string): Template =>
    templates.getOrInsertComputed(file, () => {
      const text = readFileSync(join(root, 'pages', file), 'utf8')
      return { text, slots: slotsIn(text) }
    })

  /** A page is another one only by the facts that it asks for: the app itself is the same at every host. */
  function filled(file: string, facts: PageFacts): Filled {
    const { text, slots } = templateOf(file)
    const key = JSON.stringify([file, ...slots.map((slot) => facts[slot])])
    const known = kept.get(key)
    if (known) return known
    const fresh = fill(text, facts)
    kept.set(key, fresh)
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
      const { identity, etag, coded } = filled(file, facts)
      const coding = codingOf(acceptEncoding)
      const body = await coded.getOrInsertComputed(coding, () => WRITE[coding](identity))
      const type = TYPES[extname(file)] ?? 'application/octet-stream'
      return { type, etag: `"${etag}-${coding}"`, coding, body }
    },
  }
}
