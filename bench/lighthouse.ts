import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findChromium, LAUNCH_ARGS } from '../tests/e2e/chromium.ts'
import { printFigure, reportRatio } from './support/figures.ts'
import { PRODUCT, startProgram } from './support/program.ts'
import { withCleanup } from './support/setup.ts'

/**
 * Lighthouse scores of the public pages with its mobile preset, and the home page's largest contentful paint compared
 * with a bare page of the same text. Each run has its own browser. npx downloads Lighthouse, which is larger than
 * everything the product needs to run.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const PAGES = ['/', '/how-it-works', '/faq', '/subscribe', '/pricing', '/terms', '/privacy', '/signin']
const ROUNDS = 7

const BARE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title>
<h1>Your Personal Inner Circle</h1><p>Get world class coaching from your very own panel of expert advisors. They remember, and they write first.</p>`

interface Report {
  categories: Record<string, { title: string; score: number | null }>
  audits: Record<'largest-contentful-paint', { numericValue: number }>
}

const run = promisify(execFile)
/** A full report with screenshots. */
const MOST_BYTES = 64 * 2 ** 20

/** Lighthouse's error if its trace of a page has no start, which happens occasionally. */
const RUN_AGAIN = 'Please run Lighthouse again'

async function examine(url: string, mayFail = true): Promise<Report> {
  const flags = ['--headless=new', ...LAUNCH_ARGS].join(' ')
  const wanted = ['--output=json', '--quiet', `--chrome-flags=${flags}`]
  const env = { ...process.env, CHROME_PATH: findChromium() }
  try {
    const { stdout } = await run('npx', ['--yes', LIGHTHOUSE, url, ...wanted], { env, maxBuffer: MOST_BYTES })
    return JSON.parse(stdout)
  } catch (error) {
    if (mayFail && error instanceof Error && 'stderr' in error && String(error.stderr).includes(RUN_AGAIN))
      return examine(url, false)
    throw error
  }
}

/** The lowest of the scores, out of 100, and its name. */
function leastOf({ categories }: Report): { score: number; title: string } {
  const scores = Object.values(categories).map(({ title, score }) => ({ title, score: Math.round((score ?? 0) * 100) }))
  return scores.reduce((least, one) => (one.score < least.score ? one : least))
}

const paintOf = ({ audits }: Report): number => audits['largest-contentful-paint'].numericValue

await withCleanup(async (later) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'coterie-bench-'))
  later(() => rm(dataDir, { recursive: true, force: true }))
  const product = await startProgram(PRODUCT, { DATA_DIR: dataDir, PORT: '0', AI_PROVIDER: 'builtin' })
  later(product.stop)
  const bare = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(BARE))
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve))
  later(async () => bare.close())

  const ours: number[] = []
  const theirs: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    theirs.push(paintOf(await examine(`http://127.0.0.1:${(bare.address() as AddressInfo).port}/`)))
    ours.push(paintOf(await examine(`${product.origin}/`)))
  }
  reportRatio('largest paint of the home page, Lighthouse', ours, theirs, { atMost: 1.3 }, { unit: 'ms' })
  for (const path of PAGES) {
    const { score, title } = leastOf(await examine(product.origin + path))
    printFigure(`least score of ${path}`, score, { atLeast: 100 }, 'of 100', title)
  }
})
