import { type CommandResult, checkResult, type Result, runCommand, summarize, timed } from './steps.ts'

/** Guards against a tool that finds nothing because it reads nothing: with fewer files than this, the check fails. */
const FEWEST_FILES = 80

interface Check {
  name: string
  command: string
  args: string[]
  env?: NodeJS.ProcessEnv
  /** How many of our files the tool says it read; null if it does not say. */
  filesRead: ((result: CommandResult) => number) | null
  problems?: (result: CommandResult) => string
}

interface CruiseReport {
  modules: { source: string }[]
  summary: {
    violations: { from: string; to: string; rule: { name: string } }[]
    ruleSetUsed: { forbidden: { name: string; comment: string }[] }
  }
}

const isOurs = (path: string): boolean => path.startsWith('src/')

function importProblems({ stdout }: CommandResult): string {
  const { violations, ruleSetUsed } = (JSON.parse(stdout) as CruiseReport).summary
  const why = new Map(ruleSetUsed.forbidden.map(({ name, comment }) => [name, comment]))
  return violations.map(({ rule, from, to }) => `${from} → ${to}\n  ${rule.name}: ${why.get(rule.name)}`).join('\n')
}

const CHECKS: Check[] = [
  {
    name: 'format and lint (biome)',
    command: 'biome',
    args: ['check', '--error-on-warnings', '--colors=off', '.'],
    filesRead: ({ output }) => Number(/Checked (\d+) files/.exec(output)?.[1] ?? 0),
  },
  {
    name: 'types (tsc)',
    command: 'node',
    // With more threads it computes twice as much, and other checks run beside it.
    args: ['node_modules/typescript-7/bin/tsc', '--noEmit', '--singleThreaded', '--listFiles', '--pretty', 'false'],
    // A fifth of its time went into collecting garbage.
    env: { GOGC: 'off' },
    filesRead: ({ output }) => output.split('\n').filter((line) => /\/src\/(?!.*node_modules)/.test(line)).length,
    problems: ({ output }) => output.replace(/^\/.*\n/gm, ''),
  },
  {
    name: 'imports (dependency-cruiser)',
    command: 'depcruise',
    args: ['src', '--config', '.dependency-cruiser.cjs', '--output-type', 'json'],
    filesRead: ({ stdout }) =>
      (JSON.parse(stdout) as CruiseReport).modules.filter(({ source }) => isOurs(source) && /\.tsx?$/.test(source))
        .length,
    problems: importProblems,
  },
  {
    name: 'names in documents',
    command: 'node',
    args: ['scripts/doc-names.ts'],
    filesRead: ({ output }) => Number(/against (\d+) files/.exec(output)?.[1] ?? 0),
  },
  {
    name: 'unused code and packages (knip)',
    command: 'knip',
    // A pattern that matches no file is an error, so this check notices if it reads nothing.
    args: ['--no-progress', '--treat-config-hints-as-errors'],
    filesRead: null,
  },
]

async function runCheck(check: Check): Promise<Result> {
  const result = await runCommand(check.command, check.args, check.env)
  const problems = check.problems?.(result) || result.output
  // dependency-cruiser exits with 0 if its report is JSON.
  if (result.code !== 0 || (check.problems === importProblems && importProblems(result))) {
    return checkResult(check.name, problems)
  }
  const files = check.filesRead?.(result) ?? FEWEST_FILES
  return checkResult(
    check.name,
    files < FEWEST_FILES ? `read only ${files} files: is it looking at the right place?` : null,
  )
}

/** Runs all checks, two at a time, for a machine with two cores. */
export async function runChecks(): Promise<Result[]> {
  const waiting = [...CHECKS]
  const results: Result[] = []
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const check = next
      results.push(await timed(check.name, () => runCheck(check)))
    }
  }
  await Promise.all([worker(), worker()])
  return results
}

if (import.meta.main) summarize(await runChecks())
