import { performance } from 'node:perf_hooks'
import { RECALLED_TOKENS } from '../src/core/recall/recalled-text.ts'
import { printFigure, quantile } from './support/figures.ts'
import { openLibrary } from './support/library.ts'

/**
 * How recall time grows with a person's history, with other people's history around it. On PostgreSQL, in this process,
 * sequentially; questions have two to five words of very different frequency.
 */

const OTHERS = 300_000
const OTHER_PEOPLE = 100
const SIZES = [1000, 10_000, 100_000]
const LIMITS_MS: Record<number, number> = { 1000: 10, 10000: 10, 100000: 50 }
const MOST_GROWTH = 10
const WARM_UP = 40
const QUESTIONS = 300

const library = await openLibrary()
try {
  await library.fill('other', OTHERS / OTHER_PEOPLE)
  await library.copy('other', OTHER_PEOPLE - 1)
  const medians = new Map<number, number>()
  for (const size of SIZES) {
    await library.fill(`person-${size}`, size)
    await library.settle()
    const times: number[] = []
    let cpu = process.cpuUsage()
    for (let nth = 0; nth < WARM_UP + QUESTIONS; nth += 1) {
      const question = library.question(nth)
      if (nth === WARM_UP) cpu = process.cpuUsage()
      const began = performance.now()
      await library.ask(`person-${size}`, question)
      if (nth >= WARM_UP) times.push(performance.now() - began)
    }
    const { user, system } = process.cpuUsage(cpu)
    const cpuMs = (user + system) / 1000 / QUESTIONS
    medians.set(size, quantile(times, 0.5))
    const note = `p50 ${quantile(times, 0.5).toFixed(2)} ms, ${cpuMs.toFixed(2)} ms of this process, ${OTHERS.toLocaleString('en')} messages of others`
    const limit = { atMost: LIMITS_MS[size] ?? 0 }
    printFigure(`recall among ${size.toLocaleString('en')} messages, p99`, quantile(times, 0.99), limit, 'ms', note)
  }
  const growth = (medians.get(100_000) ?? Number.NaN) / (medians.get(1000) ?? Number.NaN)
  printFigure('growth from 1,000 to 100,000 messages', growth, { atMost: MOST_GROWTH }, 'x', 'of the medians')
  printFigure(
    'recalled text in a prompt',
    RECALLED_TOKENS,
    { atMost: 1000 },
    'tokens',
    'at most, however long the history',
  )
} finally {
  await library.close()
}
