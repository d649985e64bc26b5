import { spawn } from 'node:child_process'

/** The result of one step of the checks or tests. */
export interface Result {
  name: string
  passed: number
  failed: number
  skipped: number
  /** Titles of those that passed only at the second attempt. */
  repeated?: string[]
  /** Output to show on failure. */
  problems: string
}

/** A check counts as one test. */
export const checkResult = (name: string, fault: string | null): Result => ({
  name,
  passed: fault === null ? 1 : 0,
  failed: fault === null ? 0 : 1,
  skipped: 0,
  problems: fault ?? '',
})

const counts = ({ passed, failed, skipped }: Pick<Result, 'passed' | 'failed' | 'skipped'>): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

export function printResult(result: Result, seconds: number): void {
  console.log(`${result.failed > 0 ? '✗' : '✓'} ${result.name}: ${counts(result)} (${seconds.toFixed(1)} s)`)
  if (result.failed > 0) console.log(`\n${result.problems.trim()}\n`)
}

/** Runs a step, prints its result at once and returns it. A step that throws has failed. */
export async function timed(name: string, step: (name: string) => Promise<Result>): Promise<Result> {
  const started = performance.now()
  const result = await step(name).catch((error: unknown) => checkResult(name, String(error)))
  printResult(result, (performance.now() - started) / 1000)
  return result
}

/** Prints what was repeated, and the totals as the last line; sets the exit code. */
export function summarize(results: Result[]): void {
  const sum = (key: 'passed' | 'failed' | 'skipped'): number =>
    results.reduce((total, result) => total + result[key], 0)
  const total = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
  for (const { repeated = [] } of results)
    if (repeated.length > 0) console.log(`Passed at the second attempt: ${repeated.join('; ')}`)
  console.log(counts(total))
}

const ROOT = new URL('..', import.meta.url)
/** Ends a step that hangs, but not one that is only slow on a busy machine. */
const STEP_LIMIT_MS = 25 * 60_000

export interface CommandResult {
  code: number
  output: string
  stdout: string
}

/** Runs a program of node_modules/.bin in the repository and captures its output. Never throws on failure. */
export function runCommand(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: STEP_LIMIT_MS,
    })
    let output = ''
    let stdout = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk
      stdout += chunk
    })
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk
    })
    child.on('error', reject)
    child.on('close', (code, signal) =>
      resolve({ code: code ?? 1, stdout, output: signal ? `${output}\n${signal}` : output }),
    )
  })
}
