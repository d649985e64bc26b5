import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NEVER_SAID, PUBLIC_STRINGS } from '../support/public-strings.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const SIGNS: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>' }

const visit = async (url: string): Promise<string> =>
  (await app.http.inject({ url, headers: { accept: 'text/html' } })).body

/** The readable text of a page: inline parts are joined, blocks are separated. */
const textOf = (html: string): string =>
  (/<body[\s\S]*<\/body>/.exec(html)?.[0] ?? '')
    .replace(/<\/?(span|b|em|strong|a)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, '\n')
    .replace(/&[#\w]+;/g, (sign) => SIGNS[sign] ?? sign)

describe.each(Object.keys(PUBLIC_STRINGS))('the page %s', (path) => {
  it('contains every text of the specification, and no false claim', async () => {
    const text = textOf(await visit(path))
    expect((PUBLIC_STRINGS[path] ?? []).filter((string) => !text.includes(string))).toEqual([])
    expect(NEVER_SAID.filter((claim) => text.toLowerCase().includes(claim.toLowerCase()))).toEqual([])
  })

  it('has no broken link', async () => {
    const links = new Set(
      [...(await visit(path)).matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, href]) => String(href)),
    )
    expect(links.size).toBeGreaterThan(3)
    for (const href of links) {
      const { statusCode } = await app.http.inject({
        url: href.replaceAll('&amp;', '&'),
        headers: { accept: 'text/html' },
      })
      expect([href, statusCode < 400]).toEqual([href, true])
    }
  })
})

describe('the screens of the specification', () => {
  it('have the specified number of parts', async () => {
    const count = async (path: string, pattern: RegExp) => [...(await visit(path)).matchAll(pattern)].length
    expect(await count('/faq', /<details[^>]* name="faq"/g)).toBe(12)
    expect(await count('/how-it-works', /<h3/g)).toBe(4 + 6)
    expect(await count('/', /<h3/g)).toBe(3 + 4)
    expect(await count('/', /<blockquote/g)).toBe(3)
    expect(await count('/subscribe', /<tr/g)).toBe(1 + 7)
  })
})
