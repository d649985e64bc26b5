import { readFile } from 'node:fs/promises'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

const FOLDER = '/api/docs'
const HTML = 'text/html; charset=utf-8'
const CSS = 'text/css; charset=utf-8'
const JS = 'text/javascript; charset=utf-8'

const readViewer = (file: string): Promise<Buffer> =>
  readFile(join(dirname(findPackageJSON('@fastify/swagger-ui', import.meta.url) ?? '.'), 'static', file))

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>API | Coterie</title>
    <link rel="icon" href="/favicon.svg" />
    <link rel="preload" href="/api/openapi.json" as="fetch" crossorigin />
    <link rel="stylesheet" href="${FOLDER}/swagger-ui.css" />
    <link rel="stylesheet" href="${FOLDER}/page.css" />
  </head>
  <body>
    <main id="docs"></main>
    <script src="${FOLDER}/swagger-ui-bundle.js"></script>
    <script src="${FOLDER}/page.js"></script>
  </body>
</html>
`
const STYLE = `body { margin: 0 }
.swagger-ui .info { margin: 24px 0 }
.swagger-ui .scheme-container { padding: 12px 0 }
`
const SCRIPT = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  filter: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
})
`

const FILES: [path: string, type: string, read: () => Promise<Buffer> | string][] = [
  ['', HTML, () => PAGE],
  ['/page.css', CSS, () => STYLE],
  ['/page.js', JS, () => SCRIPT],
  ['/swagger-ui.css', CSS, () => readViewer('swagger-ui.css')],
  ['/swagger-ui-bundle.js', JS, () => readViewer('swagger-ui-bundle.js')],
]

/** `GET /api/docs` shows the description to anyone. All of the page comes from this server. */
export function serveDocs(app: FastifyInstance): void {
  for (const [path, type, read] of FILES) {
    let compressed: Promise<Buffer> | undefined
    app.get(FOLDER + path, { config: { public: true }, schema: { hide: true } }, async (_request, reply) => {
      compressed ??= Promise.resolve(read()).then((file) => promisify(gzip)(file))
      reply.headers({ 'content-type': type, 'content-encoding': 'gzip', 'cache-control': 'public, max-age=3600' })
      return reply.send(await compressed)
    })
  }
}
