import { spawn } from 'node:child_process'

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
