import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig, type Rolldown } from 'vite'
import { tellPlain, tellRatio } from './support/figures.ts'

/** JavaScript that opening a conversation loads, compressed, against that of a bare React page. */
const ROOT = join(import.meta.dirname, '..')
const PAGE = 'src/web/routes/conversation.tsx'
const LIMIT = { atMost: 1.4 }

const compressions = {
  gzip: (code: string) => gzipSync(code, { level: 9 }).length,
  brotli: (code: string) =>
    brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } })
      .length,
}

/** The chunks of a production build, by file name. */
async function chunksOf(config: InlineConfig): Promise<Map<string, Rolldown.OutputChunk>> {
  process.env.NODE_ENV = 'production'
  const built = (await build({ ...config, logLevel: 'error', build: { write: false } })) as Rolldown.RolldownOutput
  return new Map(built.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])))
}

/** The code of what starts the page, of `page` when it is given, and of all that these import at once. */
function codeOf(chunks: Map<string, Rolldown.OutputChunk>, page: string | null): string[] {
  const files = [...chunks.values()]
  const first = files.filter(
    (chunk) => chunk.isEntry || (page !== null && chunk.moduleIds.some((id) => id.endsWith(page))),
  )
  if (first.length < (page === null ? 1 : 2)) throw new Error(`the build has no chunk for ${page}`)
  const loaded = new Set(first.map((chunk) => chunk.fileName))
  for (const name of loaded) for (const imported of chunks.get(name)?.imports ?? []) loaded.add(imported)
  return files.filter((chunk) => loaded.has(chunk.fileName)).map((chunk) => chunk.code)
}

const kilobytes = (code: string[], compress: (code: string) => number): number =>
  code.reduce((sum, part) => sum + compress(part), 0) / 1000

const product = codeOf(await chunksOf({ root: ROOT, configFile: join(ROOT, 'vite.config.ts') }), PAGE)
const bare = codeOf(
  await chunksOf({ root: join(ROOT, 'bench/bare-page'), configFile: false, plugins: [react()] }),
  null,
)

for (const [name, compress] of Object.entries(compressions)) {
  const [ours, theirs] = [kilobytes(product, compress), kilobytes(bare, compress)]
  tellRatio(`JavaScript to open a conversation, ${name}`, [ours], [theirs], LIMIT, { unit: 'kB' })
}
tellPlain('files of JavaScript that it comes in', [product.length], 'files')
