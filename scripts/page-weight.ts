import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig, type Rolldown } from 'vite'

/** JavaScript loaded in the first seconds of a conversation, against that of a bare React page. */
const ROOT = join(import.meta.dirname, '..')
/** The page, and the modules it loads by itself afterwards. */
const OPENED = [
  'src/web/routes/conversation.tsx',
  'src/web/features/conversations/live/live-events.tsx',
  'src/web/ui/overlays/menu-view.tsx',
]

/** The limit, in bytes after gzip. */
export const MOST_BYTES = 150_000

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

function missing(path: string): never {
  throw new Error(`the build has no chunk for ${path}`)
}

/** The code of the app's entry, of the modules `opened`, and of all their static imports. */
function codeOf(chunks: Map<string, Rolldown.OutputChunk>, opened: readonly string[]): string[] {
  const files = [...chunks.values()]
  const holding = (path: string) => files.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(path)))
  const first = [files.find(({ isEntry }) => isEntry), ...opened.map(holding)]
  const loaded = new Set(first.map((chunk, at) => chunk?.fileName ?? missing(opened[at - 1] ?? 'the entry')))
  for (const name of loaded) for (const imported of chunks.get(name)?.imports ?? []) loaded.add(imported)
  return files.filter((chunk) => loaded.has(chunk.fileName)).map((chunk) => chunk.code)
}

/** The code of each file that a conversation loads, and of each that the bare page loads. NODE_ENV must be production. */
export async function pageCode(): Promise<{ product: string[]; bare: string[] }> {
  const product = await chunksOf({ root: ROOT, configFile: join(ROOT, 'vite.config.ts') })
  const bare = await chunksOf({ root: join(ROOT, 'bench/bare-page'), configFile: false, plugins: [react()] })
  return { product: codeOf(product, OPENED), bare: codeOf(bare, []) }
}

/** Total bytes of files that are compressed one by one. */
export const weightOf = (code: string[], compress: (code: string) => number): number =>
  code.reduce((sum, part) => sum + compress(part), 0)
