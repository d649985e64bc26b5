import { spawn } from 'node:child_process'

const ROOT = new URL('..', import.meta.url)
/** A step that hangs ends; one that is only slow, on a machine with other work, does not. */
const STEP_LIMIT_MS = 25 * 60_000

export interface CommandResult {
  code: number
  output: string
  stdout: string
}

/** Runs a program of node_modules/.bin in the repository; its output is kept, not shown. Never throws on a failure. */
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
