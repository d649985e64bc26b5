import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import { type CommandResult, type Result, runCommand } from './steps.ts'

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    status: string
    assertionResults: unknown[]
  }[]
}

type Counts = Pick<Result, 'passed' | 'failed' | 'skipped'>

/** Adds one failure if a run broke outside its tests or ran none. */
function toResult(name: string, run: CommandResult, counts: Counts): Result {
  const broke = counts.failed === 0 && (run.code !== 0 || counts.passed === 0)
  const hint = counts.passed === 0 && counts.failed === 0 ? '\nNo test ran.' : ''
  return { name, ...counts, failed: counts.failed + (broke ? 1 : 0), problems: run.output + hint }
}

async function withReport<Report>(run: (file: string) => Promise<CommandResult>, none: Report) {
  const directory = await mkdtemp(join(tmpdir(), 'coterie-report-'))
  const file = join(directory, 'report.json')
  try {
    const result = await run(file)
    const text = await readFile(file, 'utf8').catch(() => null)
    return { result, report: text === null ? none : (JSON.parse(text) as Report) }
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

const NO_VITEST: VitestReport = {
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
}

interface VitestRun {
  env?: NodeJS.ProcessEnv
  /** Otherwise one for each core. */
  workers?: number
}

/** Runs projects of Vitest in a process of their own. */
export async function runVitest(name: string, projects: string[], { env, workers }: VitestRun = {}): Promise<Result> {
  const chosen = projects.flatMap((project) => ['--project', project])
  if (workers) chosen.push(`--maxWorkers=${workers}`)
  const { result, report } = await withReport<VitestReport>(
    (file) =>
      runCommand('vitest', ['run', ...chosen, '--reporter=dot', '--reporter=json', `--outputFile=${file}`], env),
    NO_VITEST,
  )
  // A file that cannot be loaded has no tests to count, but is a failure.
  const unloadable = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  return toResult(name, result, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    skipped: report.numPendingTests + report.numTodoTests,
  })
}

/** Titles of the tests that passed only when they were repeated. */
const repeatedIn = ({ specs, suites = [] }: JSONReportSuite): string[] => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
  ...suites.flatMap(repeatedIn),
]

type Journeys = Pick<JSONReport, 'suites' | 'errors'> & { stats: Omit<JSONReport['stats'], 'startTime' | 'duration'> }

const NO_JOURNEYS: Journeys = { suites: [], errors: [], stats: { expected: 0, flaky: 0, unexpected: 0, skipped: 0 } }

/** The browser journeys. */
export async function runPlaywright(name: string): Promise<Result> {
  const { result, report } = await withReport<Journeys>(
    (file) => runCommand('playwright', ['test', '--reporter=line,json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: file }),
    NO_JOURNEYS,
  )
  const { expected, flaky, unexpected, skipped } = report.stats
  const counts = { passed: expected + flaky, failed: unexpected + report.errors.length, skipped }
  return { ...toResult(name, result, counts), repeated: report.suites.flatMap(repeatedIn) }
}
