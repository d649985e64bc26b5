import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

export const UI_PAGE = '/dev/ui'
const DOCUMENT = join(import.meta.dirname, '../src/web/showcase/index.html')

/** A page with every component in each of its states, on the development server only. */
export const uiPage = (): Plugin => ({
  name: 'ui-page',
  apply: 'serve',
  // Its packages are optimised in advance: finding one later would reload the page.
  config: () => ({ optimizeDeps: { entries: ['index.html', 'src/web/showcase/index.html'] } }),
  configureServer(server) {
    // Before the proxy, which sends other paths below /dev to the server.
    server.middlewares.use(UI_PAGE, async (_request, response, next) => {
      try {
        const html = await server.transformIndexHtml(UI_PAGE, await readFile(DOCUMENT, 'utf8'))
        response.setHeader('content-type', 'text/html; charset=utf-8').end(html)
      } catch (error) {
        next(error)
      }
    })
  },
})
