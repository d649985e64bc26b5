import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { fillSlots, type PageFacts, slotsIn } from '../../../core/pages/page-slots.ts'

interface Manifest {
  /** File by address, with path and query. */
  addresses: Record<string, string>
  /** Files of pages that the app hydrates. */
  hydrated: string[]
  /** Hash of the inline script in each file, for the content security policy. */
  scripts: Record<string, string>
  /** File by path of texts that are not pages, such as the site map. */
  texts: Record<string, string>
  /** Every address of the app: `/helpers/:id/edit`. */
  patterns: { pattern: string; member: boolean; shell: string | null }[]
}

/** Content codings, in order of preference. */
const CODINGS = ['br', 'gzip', 'identity'] as const
type Coding = (typeof CODINGS)[number]

interface FilledPage {
  type: string
  etag: string
  coding: Coding
  body: Buffer
}

interface Template {
  text: string
  slots: (keyof PageFacts)[]
}

/** A page with its facts filled in; each content coding is computed on first use. */
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
/** Maximum number of filled pages in memory, so that requests for many hosts can't exhaust it. */
const KEPT = 128
/** The last percent of compression takes ten times as long, and every host has its own copy of a page. */
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

type PageKind = 'public' | 'member' | 'unknown'

export interface Prerendered {
  known: string[]
  /** Who the page at a path is for; `unknown`: there is none. */
  kindOf(path: string): PageKind
  /** The app's page with the frame of this path; null if it has none. */
  shellOf(path: string): string | null
  textOf(path: string): string | null
  fileOf(path: string, query: string): string | null
  isHydrated(file: string): boolean
  /** Hash of the inline script in that file: `sha256-…`. Null if there is none. */
  scriptHashOf(file: string): string | null
  read(file: string, facts: PageFacts, acceptEncoding: string): Promise<FilledPage>
}

/** The prerendered pages in `root`; null if there is no build. */
export function loadPrerendered(root: string): Prerendered | null {
  const path = join(root, 'pages', 'manifest.json')
  if (!existsSync(path)) return null
  const { addresses, hydrated, scripts, texts, patterns } = JSON.parse(readFileSync(path, 'utf8')) as Manifest
  const matchers = patterns.map(({ pattern, member, shell }) => ({ test: matcher(pattern), member, shell }))
  const files = new Map(Object.entries(addresses))
  const textFiles = new Map(Object.entries(texts))
  const templates = new Map<string, Template>()
  const kept = new LRUCache<string, Filled>({ max: KEPT })

  const templateOf = (file: string): Template =>
    templates.getOrInsertComputed(file, () => {
      const text = readFileSync(join(root, 'pages', file), 'utf8')
      return { text, slots: slotsIn(text) }
    })

  /** Pages differ only by the facts they contain: the app itself is the same for every host. */
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
    shellOf: (path) => matchers.find(({ test }) => test.test(path))?.shell ?? null,
    textOf: (path) => textFiles.get(path) ?? null,
    fileOf: (path, query) => {
      const plain = path.length > 1 ? path.replace(/\/$/, '').toLowerCase() : path
      return files.get(`${plain}?${query}`) ?? files.get(plain) ?? null
    },
    isHydrated: (file) => hydrated.includes(file),
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
