import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { WEB_ROOT } from '../bootstrap/project-paths.ts'

const ORIGIN = 'https://coterie.example'
const SUPPORT = 'help@coterie.example'
const HTML = { accept: 'text/html' }
const SIGNED_IN = { ...HTML, cookie: 'other=1; coterie_session=whatever' }

let app: TestApp
let local: TestApp
beforeAll(async () => {
  app = await openTestApp({ config: { appUrl: ORIGIN, supportAddress: SUPPORT } })
  local = await openTestApp()
})
afterAll(() => Promise.all([app.close(), local.close()]))

const scriptIn = (body: string): string => /<script type="module">(.*?)<\/script>/s.exec(body)?.[1] ?? ''
const visit = (url: string, headers: Record<string, string> = HTML) => app.http.inject({ url, headers })

describe('a public page', () => {
  it.each([
    ['/', 'Your Personal Inner'],
    ['/how-it-works', 'Choose your persona'],
    ['/faq', 'What is Coterie?'],
    ['/subscribe', 'Choose Your Plan'],
    ['/pricing', 'Choose Your Plan'],
    ['/privacy', 'Who can decrypt what, and when'],
    ['/terms', 'What helpers are'],
    ['/subscription/cancel', 'No charges were made.'],
    ['/signin', 'Welcome back'],
    ['/signin?next=%2Fcreate', 'Create your account'],
    ['/signin?next=/create', 'Create your account'],
    ['/FAQ/', 'What is Coterie?'],
  ])('is complete before any script runs: %s', async (url, words) => {
    const { statusCode, body } = await visit(url)
    expect(statusCode).toBe(200)
    expect(body).toContain(words)
    expect(body).not.toContain('~~')
    expect(body.match(/<h1/g)).toHaveLength(1)
  })

  it('loads only files of the build', async () => {
    const files = new Set((await readdir(WEB_ROOT, { recursive: true })).map((file) => `/${file}`))
    for (const url of ['/', '/signin']) {
      const { body } = await visit(url)
      const script = scriptIn(body)
      const ofPage = [...body.matchAll(/(?<=(?:src|href)="|url\()\/[^")]*\.\w+/g)].map(String)
      const ofApp = [...script.matchAll(/\/assets\/[\w-]+\.js/g)].map(String)
      expect(ofPage.length).toBeGreaterThan(4)
      expect(ofApp.length).toBeGreaterThan(5)
      expect([...ofPage, ...ofApp].filter((file) => !files.has(file))).toEqual([])
    }
  })

  it.each(['/', '/faq', '/signin', '/no/such/page'])('allows only its own inline script: %s', async (url) => {
    const { body, headers } = await visit(url)
    const hash = createHash('sha256').update(scriptIn(body)).digest('base64')
    expect(headers['content-security-policy']).toContain(`;script-src 'self' 'sha256-${hash}';`)
    expect(body.match(/<script(?! type="application\/ld\+json")/g)).toHaveLength(1)
  })

  it.each([
    ['/', SIGNED_IN],
    ['/sitemap.xml', HTML],
    ['/api/plans', HTML],
  ])('is the only page with an inline script: not %s with %o', async (url, headers) => {
    const answer = await visit(url, headers)
    expect(answer.headers['content-security-policy']).toContain(";script-src 'self';")
  })

  it('shows the facts of its server', async () => {
    const { body } = await visit('/privacy')
    expect(body).toContain(`<link rel="canonical" href="${ORIGIN}/privacy">`)
    expect(body).toContain(`mailto:${SUPPORT}`)
    expect(body).toContain('no language model is connected')
    expect(body).toContain(`© ${new Date().getFullYear()} Coterie`)
    const { body: home } = await visit('/')
    expect(home).toContain(`content="${ORIGIN}/social-card.png"`)
  })

  it('hides the support address on a server that names none', async () => {
    const { body } = await local.http.inject({ url: '/privacy', headers: HTML })
    expect(body).toContain('<span class="hidden">')
    expect((await visit('/privacy')).body).not.toContain('<span class="hidden">')
  })

  it('looks as the person has chosen in this browser', async () => {
    const lookOf = async (cookie: string) =>
      /<html [^>]*data-look="([^"]*)"/.exec((await visit('/faq', { ...HTML, cookie })).body)?.[1]
    expect(await lookOf('other=1')).toBe('system standard')
    expect(await lookOf('other=1; look=dark.larger')).toBe('dark larger')
    expect((await visit('/helpers', { ...SIGNED_IN, cookie: `${SIGNED_IN.cookie}; look=light.large` })).body).toContain(
      'data-look="light large"',
    )
  })

  it('uses the requested host as its origin when none is configured', async () => {
    const ask = (host: string) => local.http.inject({ url: '/terms', headers: { ...HTML, host } })
    expect((await ask('127.0.0.1:4000')).body).toContain('href="http://127.0.0.1:4000/terms"')
    const { body } = await ask('"><script>')
    expect(body).not.toContain('"><script>')
  })

  it('costs little more at a host that is requested for the first time', async () => {
    /** CPU time of a call, in milliseconds. */
    const costOf = async (call: (n: number) => unknown): Promise<number> => {
      const before = process.cpuUsage()
      for (let n = 0; n < 40; n += 1) await call(n)
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1000 / 40
    }
    const ask = async (host: string): Promise<void> => {
      const headers = { ...HTML, host, 'accept-encoding': 'br, gzip' }
      expect((await local.http.inject({ url: '/', headers })).statusCode).toBe(200)
    }
    await costOf(() => ask('warm.example'))
    const known = await costOf(() => ask('warm.example'))
    const fresh = await costOf((n) => ask(`host-${n}.example`))
    const { body } = await local.http.inject({ url: '/', headers: { ...HTML, host: 'warm.example' } })
    // At the level at which static files are compressed.
    const compressed = await costOf(() => brotliCompressSync(body))
    expect(fresh - known).toBeLessThan(compressed / 2)
  })

  it('that does not contain its own address is shared by all hosts and compressed once', async () => {
    const tags = new Set<unknown>()
    for (let n = 0; n < 5; n += 1) {
      const { headers } = await local.http.inject({ url: '/helpers', headers: { ...SIGNED_IN, host: `h${n}.example` } })
      tags.add(headers.etag)
    }
    expect(tags.size).toBe(1)
  })

  it('is rate limited per client address', async () => {
    const limited = await openTestApp({ config: { rateLimits: true } })
    const ask = (remoteAddress: string, url = '/') =>
      limited.http.inject({ url, headers: { ...HTML, host: 'some.example' }, remoteAddress })
    const statuses = []
    for (let n = 0; n < 601; n += 1) statuses.push((await ask('2001:db8::1', n % 2 ? '/' : '/nope')).statusCode)
    expect(statuses.slice(0, 600).every((status) => status === 200 || status === 404)).toBe(true)
    const refused = await ask('2001:db8::ffff')
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.json()).toEqual({ error: { code: 'too_many_calls', message: expect.any(String) } })
    expect((await ask('2001:db8:0:1::1')).statusCode).toBe(200)
    await limited.close()
  })

  it('contains valid JSON-LD', async () => {
    for (const [url, type] of [
      ['/', 'WebApplication'],
      ['/faq', 'FAQPage'],
    ] as const) {
      const { body } = await visit(url)
      const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? ''
      expect(JSON.parse(data)).toMatchObject({ '@context': 'https://schema.org', '@type': type })
    }
  })

  it('is compressed as the browser accepts it, with the same text', async () => {
    const { body: plain } = await visit('/faq')
    const br = await visit('/faq', { ...HTML, 'accept-encoding': 'gzip, deflate, br' })
    const gzip = await visit('/faq', { ...HTML, 'accept-encoding': 'gzip, br;q=0' })
    expect(br.headers['content-encoding']).toBe('br')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain)
    expect(br.headers.vary).toContain('accept-encoding')
  })

  it('answers 304 when the browser has the current version', async () => {
    const first = await visit('/terms')
    const again = await visit('/terms', { ...HTML, 'if-none-match': String(first.headers.etag) })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', vary: expect.stringContaining('cookie') })
  })
})

describe('a signed-in person', () => {
  it.each(['/', '/faq', '/signin', '/helpers', '/conversations/7'])('gets the app at %s', async (url) => {
    const { statusCode, body, headers } = await visit(url, SIGNED_IN)
    expect(statusCode).toBe(200)
    expect(body).toContain('<div id="root"></div>')
    expect(headers.vary).toContain('cookie')
    const again = await visit(url, { ...SIGNED_IN, 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })
})

describe('a page that needs a session', () => {
  it.each([
    ['/create', '/signin?next=%2Fcreate'],
    ['/helpers/7/edit', '/signin?next=%2Fhelpers%2F7%2Fedit'],
    ['/settings?tab=billing', '/signin?next=%2Fsettings%3Ftab%3Dbilling'],
  ])('sends a visitor to sign-in and back: %s', async (url, to) => {
    const { statusCode, headers } = await visit(url)
    expect([statusCode, headers.location]).toEqual([302, to])
  })
})

describe('an unknown address', () => {
  it.each(['/nope', '/helpers/7/nope', '/pages/home.html', '/pages/manifest.json', '/faq/more'])(
    'answers 404: %s',
    async (url) => {
      const { statusCode, body } = await visit(url)
      expect(statusCode).toBe(404)
      expect(body).toContain('404 Page Not Found')
      expect((await visit(url, SIGNED_IN)).statusCode).toBe(404)
    },
  )
})

describe('robots.txt and the sitemap', () => {
  it('list the pages with absolute URLs', async () => {
    const robots = await visit('/robots.txt', { accept: '*/*' })
    expect(robots.headers['content-type']).toContain('text/plain')
    expect(robots.body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
    const map = await visit('/sitemap.xml')
    expect(map.headers['content-type']).toContain('application/xml')
    const listed = [...map.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url?.replace(ORIGIN, ''))
    expect(listed).toEqual(['/', '/how-it-works', '/faq', '/subscribe', '/privacy', '/terms', '/safety', '/signin'])
    for (const url of listed) expect((await visit(url ?? '')).statusCode).toBe(200)
  })
})

describe('the installed app', () => {
  it('has a manifest with correct icon sizes', async () => {
    const { body, headers } = await visit('/manifest.webmanifest', { accept: '*/*' })
    expect(headers['content-type']).toContain('application/manifest+json')
    const { icons, start_url, display } = JSON.parse(body)
    expect({ start_url, display }).toEqual({ start_url: '/conversations', display: 'standalone' })
    expect(icons.some(({ purpose }: { purpose?: string }) => purpose === 'maskable')).toBe(true)
    const drawn = icons.filter(({ type }: { type: string }) => type === 'image/png')
    const card = { src: '/social-card.png', sizes: '1200x630' }
    for (const { src, sizes } of [...drawn, card]) {
      const png = await readFile(join(WEB_ROOT, src))
      // The width and height of a PNG are always at the same offset.
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes)
    }
    for (const url of ['/', '/signin', '/helpers']) {
      expect((await visit(url, SIGNED_IN)).body).toContain('rel="manifest"')
    }
    expect((await visit('/')).body).toContain('rel="manifest"')
  })

  it('loads the manifest on a public page only without scripts', async () => {
    const { body } = await visit('/')
    expect(body.replace(/<noscript>.*?<\/noscript>/gs, '')).not.toContain('rel="manifest"')
  })
})

describe('the weight of the home page', () => {
  const size = async (file: string) => (await readFile(join(WEB_ROOT, file))).length

  it('is at most 75 kB of script and 200 kB in total, compressed', async () => {
    const page = await visit('/', { ...HTML, 'accept-encoding': 'br' })
    const { body } = await visit('/')
    const pictures = new Set([...body.matchAll(/<img[^>]* src="([^"]*)"/g)].map(([, src]) => `${src}.br`))
    const fonts = [...body.matchAll(/url\(([^)]*woff2)\)/g)].map(([, href]) => String(href))
    const sum = async (files: Iterable<string>) =>
      (await Promise.all([...files].map(size))).reduce((all, one) => all + one, 0)
    expect(fonts).toHaveLength(2)
    // Far below the limit: this page has almost no script.
    expect(brotliCompressSync(scriptIn(body)).length).toBeLessThan(2000)
    expect(body).not.toMatch(/<script[^>]* src=/)
    expect(pictures.size).toBe(9)
    expect(page.rawPayload.length + (await sum([...fonts, ...pictures]))).toBeLessThan(200_000)
  })
})
