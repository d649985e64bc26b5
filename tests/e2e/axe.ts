import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

type Axe = { run(part: string, options: RunOptions): Promise<AxeResults> }

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Through the debugger: the usual evaluation compiles such a large text twice as slowly, and again on each page. */
async function loadAxe(page: Page): Promise<void> {
  const debuggerOfPage = await page.context().newCDPSession(page)
  await debuggerOfPage.send('Runtime.evaluate', { expression: AXE })
  await debuggerOfPage.detach()
}

/** What axe finds wrong in a part of the page, by all of its rules or only by `rules`. */
export async function violationsIn(page: Page, within: string, rules: string[] = []): Promise<string[]> {
  // Axe is large, and stays in the document once it is loaded.
  const isThere = await page.evaluate(() => 'axe' in globalThis)
  if (!isThere) await loadAxe(page)
  // Preloaded would be style sheets of other origins and media, of which no page has any.
  const options: RunOptions = {
    resultTypes: ['violations'],
    preload: false,
    ...(rules.length > 0 && { runOnly: rules }),
  }
  const { violations } = await page.evaluate(
    ([part, chosen]) => (globalThis as unknown as { axe: Axe }).axe.run(part, chosen),
    [within, options] as const,
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
