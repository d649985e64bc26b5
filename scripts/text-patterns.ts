import { gatherPatterns } from './text-patterns/gather.ts'
import { faultOf } from './text-patterns/judge.ts'

/**
 * Finds regular expressions that take more than linear time on what people write: each must be proven linear, and
 * be fast on texts built to attack it. Prints one line per fault, and how many files were read.
 */

/** Composed of the paths of our own pages, not of people's text. */
const MADE_LATER = ['src/server/http/prerendered.ts']

const ROOT = new URL('..', import.meta.url).pathname.replace(/\/$/, '')

const { files, patterns, unseen } = await gatherPatterns(ROOT)
const unique = new Map(patterns.map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern]))
const faults = [...unique.values()].flatMap((pattern) => {
  const fault = faultOf(pattern)
  return fault === null ? [] : [`${pattern.at}: ${fault}\n  /${pattern.source}/${pattern.flags}`]
})
const hidden = unseen
  .filter((at) => !MADE_LATER.some((file) => at.startsWith(file)))
  .map((at) => `${at}: composed at run time, where it cannot be checked`)

for (const line of [...hidden, ...faults]) console.log(line)
console.log(`Checked ${unique.size} patterns in ${files} files`)
process.exitCode = hidden.length + faults.length > 0 ? 1 : 0
