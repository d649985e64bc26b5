import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { findChromium, LAUNCH_ARGS } from '../tests/e2e/chromium.ts'
import { tellRatio } from './support/figures.ts'
import { PRODUCT, startProgram } from './support/program.ts'

/** When the home page's largest part is painted, against a bare page of the same words: no style, no font, no script. */
const ROUNDS = 9
const PHONE = { viewport: { width: 390, height: 844 } }
/** A phone on a slow line, as Lighthouse has it. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }

const BARE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title>
<h1>Your Personal Inner Circle</h1><p>Get world class coaching from your very own panel of expert advisors. They remember, and they write first.</p>`

async function serveBare(): Promise<{ server: Server; origin: string }> {
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(BARE))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** Milliseconds from the start of the navigation to the last largest paint, on a first visit. */
async function largestPaint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', LINE)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(url, { waitUntil: 'networkidle' })
  const painted = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      }),
  )
  await context.close()
  return painted
}

const dataDir = await mkdtemp(join(tmpdir(), 'coterie-bench-'))
const product = await startProgram(PRODUCT, { DATA_DIR: dataDir, PORT: '0', AI_PROVIDER: 'builtin' })
const bare = await serveBare()
const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: LAUNCH_ARGS })
const ours: number[] = []
const theirs: number[] = []
try {
  await largestPaint(browser, product.origin)
  for (let round = 0; round < ROUNDS; round++) {
    theirs.push(await largestPaint(browser, bare.origin))
    ours.push(await largestPaint(browser, product.origin))
  }
} finally {
  await browser.close()
  bare.server.close()
  await product.stop()
  await rm(dataDir, { recursive: true, force: true })
}
tellRatio('largest paint of the home page, slow phone', ours, theirs, { atMost: 1.3 }, { unit: 'ms' })
