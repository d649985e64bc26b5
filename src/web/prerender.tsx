import { text } from 'node:stream/consumers'
import { StrictMode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { Router } from 'wouter'
import { SLOTS } from '../core/pages/page-slots.ts'
import { queries, queryClient } from './api.ts'
import { App, documentTitle } from './app.tsx'
import { PUBLIC_PAGES, type PublicPage } from './routes/public-pages.ts'
import { notFoundPage, type PageRoute, routes } from './routes/table.ts'

/** Renders the app at `path` as a signed-out visitor sees it. Rejects with any render error. */
async function render(path: string): Promise<string> {
  const faults: unknown[] = []
  const { prelude } = await prerenderToNodeStream(
    <Router ssrPath={path}>
      <StrictMode>
        <App />
      </StrictMode>
    </Router>,
    // All content is in place, so no script has to move it.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (fault) => void faults.push(fault) },
  )
  const html = await text(prelude)
  if (faults.length > 0) throw new Error(`${path} cannot be rendered without a browser`, { cause: faults[0] })
  return html
}

export interface RenderedPage {
  path: string
  name: string
  canonical: string
  title: string
  description: string
  hydrated: boolean
  listed: boolean
  data: string | null
  html: string
}

async function renderPage(page: PublicPage): Promise<RenderedPage> {
  const { path, name, canonical, description, hydrated = false, unlisted = false, data } = page
  const { title } = routes.find(({ pattern }) => pattern === path.replace(/\?.*/, '')) ?? notFoundPage
  return {
    ...{ path, name, canonical, description, hydrated, listed: !unlisted },
    title: documentTitle(title),
    data: data ? JSON.stringify({ '@context': 'https://schema.org', ...data(SLOTS.origin) }) : null,
    html: await render(path),
  }
}

export interface RenderedShell {
  name: string
  module: string
  data: readonly string[]
  html: string
}

/** What a page for signed-in people shows while it is not known who they are. */
async function renderShell({ pattern, shell }: PageRoute): Promise<RenderedShell | null> {
  if (!shell) return null
  const { module, data } = shell
  return { name: shellName(pattern), module, data, html: await render(pattern.replace(':id', '1')) }
}

const shellName = (pattern: string): string => `shell${pattern.replace(/[/:]+/g, '-')}`

/** Every public page, and the patterns of all paths; `member` pages need a sign-in. */
export async function renderPages() {
  // Spares the pages the request.
  queryClient.setQueryData(queries.me.queryKey, null)
  const pages = await Promise.all(PUBLIC_PAGES.map(renderPage))
  queryClient.removeQueries()
  const shells = await Promise.all(routes.map(renderShell))
  return {
    pages,
    shells: shells.filter((shell) => shell !== null),
    patterns: routes.map(({ pattern, signedIn, shell }) => ({
      pattern,
      member: signedIn,
      shell: shell && `${shellName(pattern)}.html`,
    })),
  }
}
