import { SLOTS } from '../../src/core/pages/page-slots.ts'
import { escapeHtml } from '../../src/core/text/entities.ts'
import type { RenderedPage, RenderedShell } from '../../src/web/prerender.tsx'

/** Scripts of public pages, inline because a request would take longer than parsing them. */
export interface PageScripts {
  /** For pages that work without the app. */
  publicPage: string
  /** For pages that the app hydrates. */
  hydrate: string
}

const meta = (key: 'name' | 'property', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`

const CARD_TEXT = 'Coterie: your personal inner circle. A conversation with an AI helper that writes first.'

function cardOf({ title, description, canonical }: RenderedPage): string[] {
  return [
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Coterie'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', SLOTS.origin + canonical),
    meta('property', 'og:image', `${SLOTS.origin}/social-card.png`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', CARD_TEXT),
    meta('name', 'twitter:card', 'summary_large_image'),
  ]
}

/** For a page whose script adds the manifest after the first frame, because browsers fetch it as soon as it is linked. */
const withLateManifest = (shared: string): string =>
  shared.replace(/<link rel="manifest"[^>]*>/, '<noscript>$&</noscript>')

function headOf(page: RenderedPage, shared: string, css: string): string {
  return [
    page.hydrated ? shared : withLateManifest(shared),
    `<title>${escapeHtml(page.title)}</title>`,
    meta('name', 'description', page.description),
    ...(page.name === 'not-found'
      ? []
      : [`<link rel="canonical" href="${SLOTS.origin}${page.canonical}">`, ...cardOf(page)]),
    // The page arrives in one piece, so a first frame without the heading would only delay the one with it.
    '<link rel="expect" href="#content" blocking="render">',
    `<style>${css}</style>`,
  ].join('\n')
}

/** Structured data. Last, because even a data script pauses the parser. */
const dataOf = ({ data }: RenderedPage): string =>
  // A closing tag in the data would end the script early.
  data ? `<script type="application/ld+json">${data.replaceAll('<', '\\u003c')}</script>\n` : ''

/**
 * The HTML of a page that is not hydrated: without React's comments, and with pictures that load lazily. The page's
 * script later loads those far below.
 */
const staticHtml = (html: string): string => html.replace(/<!--.*?-->/g, '').replaceAll('<img ', '<img loading="lazy" ')

/** The parts of a page besides its own content. */
export interface PageParts {
  /** The tags in the head of every page. */
  shared: string
  /** The style rules this page uses, inline so that they do not delay the first paint. */
  css: string
  script: string
  /** URL of the app's style sheet. */
  appCss: string
}

/** A complete document. Throws if a script contains its own closing tag. */
export function pageDocument(page: RenderedPage, { shared, css, script, appCss }: PageParts): string {
  if (/<!--|<\/?script/i.test(script)) throw new Error(`the script of ${page.name} can't stand in a page`)
  return `<!doctype html>
<html lang="en" data-look="${SLOTS.look}">
<head>
${headOf(page, shared, css)}
</head>
<body${page.hydrated ? ` data-style="${appCss}"` : ''}>
<div id="root">${page.hydrated ? page.html : staticHtml(page.html)}</div>
${page.hydrated ? '<noscript>Signing in needs JavaScript.</noscript>\n' : ''}<script type="module">${script}</script>
${dataOf(page)}</body>
</html>
`
}

/** The parts of a signed-in person's page besides its frame. */
export interface ShellParts {
  /** The app's own page, index.html. */
  app: string
  css: string
  script: string
  /** Paths of the page's code. */
  preloads: readonly string[]
}

/**
 * The app's own page with a frame and a skeleton, which stand until the app has rendered something. The app's style sheet
 * comes after them, so that they are painted first, and the fonts come with the app: both would take the line from its code.
 */
export function shellDocument(
  { html }: Pick<RenderedShell, 'html'>,
  { app, css, script, preloads }: ShellParts,
): string {
  if (/<!--|<\/?script/i.test(script)) throw new Error('the script of a frame can\u2019t stand in a page')
  const [sheet = ''] = /<link rel="stylesheet"[^>]*>/.exec(app) ?? []
  return app
    .replace(sheet, '')
    .replace(/\s*<link rel="preload"[^>]*as="font"[^>]*>/g, '')
    .replace('<script type="module"', () => `<script>${script}</script>\n    <script type="module"`)
    .replace(
      '</head>',
      () =>
        `${preloads.map((path) => `<link rel="modulepreload" href="${path}">`).join('')}<style>${css}</style></head>`,
    )
    .replace(
      /(<div id="root"><\/div>)[\s\S]*<\/body>/,
      (_all, root: string) => `${root}<div id="shell">${staticHtml(html)}</div>${sheet}</body>`,
    )
}

/** The URLs that search engines may list. */
export const siteMap = (pages: readonly RenderedPage[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages
  .filter(({ listed }) => listed)
  .map(({ path }) => `<url><loc>${SLOTS.origin}${path}</loc></url>`)
  .join('\n')}
</urlset>
`

export const robots = (): string => `User-agent: *\nDisallow: /api/\nSitemap: ${SLOTS.origin}/sitemap.xml\n`
