import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig, type Rolldown } from 'vite'

/** JavaScript that opening a conversation loads at once, against that of a bare React page. */
const ROOT = join(import.meta.dirname, '..')
const PAGE = 'src/web/routes/conversation.tsx'

/** So many times the bare page's, at most: 105 kB where that weighs 68. */
export const MOST_WEIGHT = 1.55

export const COMPRESSIONS = {
  gzip: (code: string) => gzipSync(code, { level: 9 }).length,
  brotli: (code: string) =>
    brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } })
      .length,
}

/** The chunks of a production build, by file name. */
async function chunksOf(config: InlineConfig): Promise<Map<string, Rolldown.OutputChunk>> {
  const built = await build({ ...config, logLevel: 'error', build: { write: false } })
  const { output } = built as Rolldown.RolldownOutput
  return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])))
}

/** The code of what starts the page, of `page` when it is given, and of all that these import at once. */
function codeOf(chunks: Map<string, Rolldown.OutputChunk>, page: string | null): string[] {
  const files = [...chunks.values()]
  const entries = files.filter((chunk) => chunk.isEntry)
  const pages = page === null ? [] : files.filter((chunk) => chunk.moduleIds.some((id) => id.endsWith(page)))
  if (entries.length === 0 || (page !== null && pages.length === 0))
    throw new Error(`the build has no chunk for ${page}`)
  const loaded = new Set([...entries, ...pages].map((chunk) => chunk.fileName))
  for (const name of loaded) for (const imported of chunks.get(name)?.imports ?? []) loaded.add(imported)
  return files.filter((chunk) => loaded.has(chunk.fileName)).map((chunk) => chunk.code)
}

/** The code of each file that opening a conversation loads, and of each that the bare page does. NODE_ENV is production. */
export async function pageCode(): Promise<{ product: string[]; bare: string[] }> {
  const product = await chunksOf({ root: ROOT, configFile: join(ROOT, 'vite.config.ts') })
  const bare = await chunksOf({ root: join(ROOT, 'bench/bare-page'), configFile: false, plugins: [react()] })
  return { product: codeOf(product, PAGE), bare: codeOf(bare, null) }
}

/** Bytes of files that travel compressed one by one. */
export const weightOf = (code: string[], compress: (code: string) => number): number =>
  code.reduce((sum, part) => sum + compress(part), 0)
