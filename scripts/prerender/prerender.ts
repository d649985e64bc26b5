import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { build, type InlineConfig, type Rolldown } from 'vite'
import type { RenderedPage, RenderedShell, renderPages } from '../../src/web/prerender.tsx'
import { offlineChunks } from './offline-chunks.ts'
import { type PageScripts, pageDocument, robots, shellDocument, siteMap } from './page-document.ts'

const SOURCE = join(import.meta.dirname, '../../src/web')
const SIGN_IN = 'src/web/routes/sign-in.tsx'

type Rendered = Awaited<ReturnType<typeof renderPages>>
type Bundle = Rolldown.OutputBundle

type Drawn = Pick<RenderedPage, 'name' | 'html'>

const sheetName = ({ name }: Pick<Drawn, 'name'>): string => `page-${name}`

/** Renders the app without a browser. `shared` is the configuration of the app's own build. */
async function render(workDir: string, shared: InlineConfig): Promise<Rendered> {
  await build({
    ...shared,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: join(SOURCE, 'prerender.tsx'),
      outDir: workDir,
      rolldownOptions: { output: { entryFileNames: 'render.mjs', codeSplitting: false } },
    },
  })
  const { renderPages: run } = await import(pathToFileURL(join(workDir, 'render.mjs')).href)
  return run()
}

/** Writes a style sheet with only the rules that `page` uses. Returns its path. */
async function writeSheet(workDir: string, { name, html }: Drawn): Promise<string> {
  const sheet = join(workDir, `${name}.css`)
  // Tailwind needs class names unescaped: `[&>p]`.
  await writeFile(join(workDir, `${name}.html`), html.replaceAll('&gt;', '>').replaceAll('&amp;', '&'))
  await writeFile(
    sheet,
    `@import "tailwindcss" source(none) theme(inline);\n@source "./${name}.html";\n@import "${join(SOURCE, 'theme.css')}";\n`,
  )
  return sheet
}

/** Builds the style rules of each page, and their scripts, which name the app's files. */
async function buildExtras(
  workDir: string,
  pages: readonly Drawn[],
  { entry, preloads }: AppFiles,
  target: string[],
): Promise<Rolldown.RolldownOutput> {
  const sheets = Object.fromEntries(
    await Promise.all(pages.map(async (page) => [sheetName(page), await writeSheet(workDir, page)] as const)),
  )
  return (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [tailwindcss()],
    define: { APP_ENTRY: JSON.stringify(entry), APP_PRELOADS: JSON.stringify(preloads) },
    build: {
      write: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      target,
      rolldownOptions: {
        input: {
          'public-page': join(SOURCE, 'public-page-script.ts'),
          hydrate: join(SOURCE, 'hydrate-when-idle.ts'),
          'early-requests': join(SOURCE, 'early-requests.ts'),
          ...sheets,
        },
      },
    },
  })) as Rolldown.RolldownOutput
}

const filesOf = (bundle: Bundle, ending: RegExp): string[] => Object.keys(bundle).filter((name) => ending.test(name))

function only<T>(found: T[], what: string): T {
  const [first] = found
  if (first === undefined || found.length > 1) throw new Error(`the build has ${found.length} of ${what}, not one`)
  return first
}

interface AppFiles {
  entry: string
  css: string
  /** The file of a page's code, and those that it needs at once, without the entry's. */
  filesOf(module: string): string[]
  /** Other files that the sign-in page needs. */
  preloads: string[]
}

/** Paths of the app's files, and of those that the sign-in page needs. */
function appFiles(bundle: Bundle): AppFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const entry = only(
    chunks.filter(({ isEntry }) => isEntry),
    'entry',
  )
  /** These files and all that they import, without the entry. */
  const withImports = (names: readonly string[]): string[] => {
    const needed = new Set(names)
    for (const name of needed) {
      const file = bundle[name]
      if (file?.type === 'chunk') for (const imported of file.imports) needed.add(imported)
    }
    needed.delete(entry.fileName)
    return [...needed].map((name) => `/${name}`)
  }
  const page = only(
    chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(SIGN_IN)),
    'sign-in page',
  )
  return {
    filesOf(module) {
      const ownsIt = (id: string): boolean => id.endsWith(`/src/web/routes/${module}`)
      const own = only(
        chunks.filter(({ moduleIds }) => moduleIds.some(ownsIt)),
        `page ${module}`,
      )
      return withImports([own.fileName])
    },
    entry: `/${entry.fileName}`,
    css: `/${only(filesOf(bundle, /style-.*\.css$/), 'style sheet')}`,
    preloads: withImports([...entry.imports, page.fileName]),
  }
}

/** The tags of index.html for the head of every page: all but title, description and files. */
async function sharedHead(dir: string): Promise<string> {
  const html = await readFile(join(dir, 'index.html'), 'utf8')
  return [...html.matchAll(/<meta (?!name="description")[^>]*>|<link rel="(?:icon|apple-touch-icon|manifest)"[^>]*>/g)]
    .map(([tag]) => tag)
    .join('\n')
}

/** The script's hash, as a Content-Security-Policy names it. */
const hashOf = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`

async function writePages(
  dir: string,
  { pages, shells, patterns }: Rendered,
  scripts: PageScripts & { shell: string },
  files: AppFiles,
  cssOf: (page: Drawn) => string,
): Promise<void> {
  const shared = await sharedHead(dir)
  const scriptOf = ({ hydrated }: RenderedPage) => (hydrated ? scripts.hydrate : scripts.publicPage)
  const into = (name: string, text: string) => writeFile(join(dir, 'pages', name), text)
  await mkdir(join(dir, 'pages'), { recursive: true })
  await Promise.all(
    pages.map((page) =>
      into(
        `${page.name}.html`,
        pageDocument(page, { shared, css: cssOf(page), script: scriptOf(page), appCss: files.css }),
      ),
    ),
  )
  // The app's own page: with the others, so that the server keeps it in memory.
  await copyFile(join(dir, 'index.html'), join(dir, 'pages', 'app.html'))
  const app = await readFile(join(dir, 'index.html'), 'utf8')
  // Each names its own data.
  const shellScript = ({ data }: RenderedShell) => scripts.shell.replace('EARLY_PATHS', () => JSON.stringify(data))
  await Promise.all(
    shells.map((shell) => {
      const parts = { app, css: cssOf(shell), script: shellScript(shell), preloads: files.filesOf(shell.module) }
      return into(`${shell.name}.html`, shellDocument(shell, parts))
    }),
  )
  await into('sitemap.xml', siteMap(pages))
  await into('robots.txt', robots())
  const addresses = Object.fromEntries(pages.map(({ path, name }) => [path, `${name}.html`]))
  const texts = { '/sitemap.xml': 'sitemap.xml', '/robots.txt': 'robots.txt' }
  const hydrated = pages.filter((page) => page.hydrated).map(({ name }) => `${name}.html`)
  const hashes = Object.fromEntries([
    ...pages.map((page) => [`${page.name}.html`, hashOf(scriptOf(page))]),
    ...shells.map((shell) => [`${shell.name}.html`, hashOf(shellScript(shell))]),
  ])
  await into('manifest.json', JSON.stringify({ addresses, hydrated, scripts: hashes, texts, patterns }))
}

/** The rules of a page's style sheet. */
function cssIn(output: Rolldown.RolldownOutput['output'], page: Drawn): string {
  const sheet = only(
    output.filter((file) => file.type === 'asset' && file.names.includes(`${sheetName(page)}.css`)),
    `style sheet of ${page.name}`,
  ) as Rolldown.OutputAsset
  return String(sheet.source).trim()
}

function scriptIn(output: Rolldown.RolldownOutput['output'], name: string): string {
  const script = only(
    output.filter((file) => file.type === 'chunk' && file.name === name),
    `script ${name}`,
  ) as Rolldown.OutputChunk
  return script.code.trim()
}

/** Tells the service worker which files the app needs offline. A new build makes a new worker. */
async function nameAppFiles(dir: string, bundle: Bundle): Promise<void> {
  const files = [...offlineChunks(bundle), ...filesOf(bundle, /style-.*\.css$|\.woff2$/)]
    .map((name) => `/${name}`)
    .sort()
  const version = createHash('sha256').update(files.join()).digest('base64url').slice(0, 12)
  const path = join(dir, 'service-worker.js')
  const head = `self.APP_VERSION = '${version}'\nself.APP_FILES = ${JSON.stringify(files)}\n`
  await writeFile(path, head + (await readFile(path, 'utf8')))
}

/** Renders the public pages into `pages/` of the finished build `dir`, with their styles and scripts. */
export async function prerender(
  dir: string,
  bundle: Bundle,
  shared: InlineConfig & { target: string[] },
): Promise<void> {
  const workDir = join(dir, '.prerender')
  const { target, ...config } = shared
  const rendered = await render(workDir, config)
  const app = appFiles(bundle)
  const { output } = await buildExtras(workDir, [...rendered.pages, ...rendered.shells], app, target)
  const scripts = {
    publicPage: scriptIn(output, 'public-page'),
    hydrate: scriptIn(output, 'hydrate'),
    shell: scriptIn(output, 'early-requests'),
  }
  await writePages(dir, rendered, scripts, app, (page) => cssIn(output, page))
  await nameAppFiles(dir, bundle)
  await rm(workDir, { recursive: true })
}
