import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { prerender } from './scripts/prerender/prerender.ts'
import { uiPage } from './scripts/ui-page.ts'

const SERVER = 'http://127.0.0.1:3000'
const TEXT = new Set(['.js', '.css', '.html', '.svg'])

/** What a conversation and most pages use is loaded with each of them: on a slow line every further file costs half a second. */
const SHARED =
  /src\/(core\/(?!connections|personas\/(faces|options)|practice|scheduling\/slots|speech|pages\/page-slots|text\/(markdown-to-text|foreign-language|entities|words)|time\/zone-time)|web\/(refetch|helper-avatar|ui\/(?!markdown|speech|copy-text|fields|loaded|plain-pages|rows|tabs|overlays\/[a-z]+-view)))|node_modules\/@tanstack/

/** What pages with fields share. A conversation has none of it. */
const FIELDS =
  /src\/(core\/(sms|personas\/faces)|web\/(use-action|ui\/(fields|copy-text|rows|tabs|use-countdown)|features\/identity\/account-queries))|node_modules\/@tanstack\/.*utation(Observer)?\.js/

/** The package's icons, of which a conversation needs none before a menu opens. */
const ICONS = /node_modules\/lucide-react/

/** What sends a form. */
const FORMS = /src\/web\/forms|node_modules\/react-hook-form/

/** What checks a form before it is sent, loaded when a form is first used. */
const CHECKS = /node_modules\/(zod|@hookform)/

/** Few files compress better than many small ones. Each group takes what its modules import at once along with them. */
const groups = [
  { name: 'app', tags: ['$initial' as const], priority: 2 },
  { name: 'fields', test: FIELDS, minShareCount: 3, priority: 1 },
  { name: 'forms', test: FORMS, minShareCount: 3, priority: 1 },
  { name: 'checks', test: CHECKS, priority: 1 },
  { name: 'icons', test: ICONS, minShareCount: 2 },
  { name: 'shared', test: SHARED, minShareCount: 4 },
  { name: 'conversation', test: /src\/web\/routes\/conversation\.tsx$/ },
  { name: 'menus', test: /src\/web\/ui\/overlays\/menu-view\.tsx$/ },
]

async function compress(path: string): Promise<void> {
  const content = await readFile(path)
  await Promise.all([
    promisify(brotliCompress)(content).then((small) => writeFile(`${path}.br`, small)),
    promisify(gzip)(content, { level: 9 }).then((small) => writeFile(`${path}.gz`, small)),
  ])
}

/** Renders the public pages, and compresses each text file of the build once, so that the server never has to. */
function finished(): Plugin {
  return {
    name: 'finished',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (!dir) return
      await prerender(dir, bundle, { plugins: [react()], resolve, target })
      // What lies in pages/ is filled in by the server, which compresses it after that.
      const files = (await readdir(dir, { recursive: true })).filter((file) => !file.startsWith('pages'))
      await Promise.all(files.filter((file) => TEXT.has(extname(file))).map((file) => compress(join(dir, file))))
    },
  }
}

// The router brings a copy of a hook for React versions that lack it; ours has it.
const resolve = { alias: { 'use-sync-external-store/shim/index.js': 'react' } }
// Browsers that know light-dark() and oklch(), so that neither is rewritten.
const target = ['chrome123', 'firefox128', 'safari17.5']

export default defineConfig({
  plugins: [react(), tailwindcss(), finished(), uiPage()],
  resolve,
  build: {
    outDir: 'dist/web',
    target,
    // Nothing is inlined as data: the content policy allows what comes from our own origin.
    assetsInlineLimit: 0,
    modulePreload: false,
    // One style sheet, which the document names: otherwise each late part would list it again.
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups } }, checks: { pluginTimings: false } },
  },
  server: { proxy: { '/api': { target: SERVER, changeOrigin: true }, '/calendar': SERVER } },
})
