import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Result } from './result.ts'
import { type CommandResult, runCommand } from './run-command.ts'

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    status: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[]
  }[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: { title: string; tests: { projectName: string; status: string }[] }[]
}

interface PlaywrightReport {
  suites: PlaywrightSuite[]
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/** A machine with every core busy loses a test now and then. Each one that needed another try is named. */
const RETRIES = 2

function nameRetried(names: string[]): void {
  for (const name of names) console.log(`  passed only when tried again: ${name}`)
}

type Counts = Pick<Result, 'passed' | 'failed' | 'skipped'>

/** Counts of a report; a run that broke outside its tests, or ran none, counts as one failure more. */
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

/** One vitest project, in a process of its own. */
export async function runVitest(name: string, project: string, env: NodeJS.ProcessEnv = {}): Promise<Result> {
  const { result, report } = await withReport<VitestReport>(
    (file) =>
      runCommand(
        'vitest',
        [
          'run',
          '--project',
          project,
          '--reporter=dot',
          '--reporter=json',
          `--outputFile=${file}`,
          `--retry=${RETRIES}`,
        ],
        env,
      ),
    NO_VITEST,
  )
  const tests = report.testResults.flatMap((file) => file.assertionResults)
  nameRetried(tests.filter((test) => test.status === 'passed' && test.failureMessages?.length).map((t) => t.fullName))
  // A file that could not be loaded has no tests to count, and is a failure all the same.
  const unloadable = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  return toResult(name, result, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    skipped: report.numPendingTests + report.numTodoTests,
  })
}

const flakyTitles = (suites: PlaywrightSuite[]): string[] =>
  suites.flatMap(({ suites: inner = [], specs }) => [
    ...flakyTitles(inner),
    ...specs.flatMap(({ title, tests }) =>
      tests.filter(({ status }) => status === 'flaky').map(({ projectName }) => `${title} (${projectName})`),
    ),
  ])

/** The browser journeys. */
export async function runPlaywright(name: string): Promise<Result> {
  const { result, report } = await withReport<PlaywrightReport>(
    (file) =>
      runCommand('playwright', ['test', '--reporter=line,json', `--retries=${RETRIES}`], {
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      }),
    { suites: [], stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] },
  )
  const { expected, unexpected, flaky, skipped } = report.stats
  nameRetried(flakyTitles(report.suites))
  return toResult(name, result, { passed: expected + flaky, failed: unexpected + report.errors.length, skipped })
}
