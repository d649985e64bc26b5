import type { Rolldown } from 'vite'

/** The pages that work offline. */
const PAGES = ['conversation', 'conversations', 'helpers', 'safety'].map((name) => `/src/web/routes/${name}.tsx`)

const isPage = (path: string): boolean => /\/src\/web\/routes\/[^/]+\.tsx$/.test(path)

type Chunk = Pick<Rolldown.OutputChunk, 'type' | 'fileName' | 'isEntry' | 'moduleIds' | 'imports' | 'dynamicImports'>
type Bundle = Record<string, Chunk | { type: 'asset' }>

/** Chunks of pages that need a connection. */
const isOnlineOnly = ({ isEntry, moduleIds }: Chunk): boolean =>
  !isEntry && moduleIds.some(isPage) && !moduleIds.some((path) => PAGES.some((page) => path.endsWith(page)))

/** Every chunk that the pages which work offline load at once or later. */
export function offlineChunks(bundle: Bundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const needed = new Set(chunks.filter(({ isEntry }) => isEntry))
  for (const { imports, dynamicImports } of needed) {
    for (const name of [...imports, ...dynamicImports]) {
      const file = bundle[name]
      if (file?.type === 'chunk' && !isOnlineOnly(file)) needed.add(file)
    }
  }
  return [...needed].map(({ fileName }) => fileName)
}
