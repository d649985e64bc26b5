import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import manifest from '../../package.json' with { type: 'json' }
import type { Delivery } from '../deliver.ts'
import type { Outcome, Task } from '../load.ts'

const ROOT = join(import.meta.dirname, '../..')
const START_LIMIT_MS = 60_000
/** The product as `npm start` runs it: Node flags and the file. */
export const PRODUCT = manifest.scripts.start.replace('node ', '')

export interface Program {
  pid: number
  /** The URL it printed. */
  origin: string
  stop(): Promise<void>
}

export interface StartedProgram extends Program {
  /** Response of what is preloaded into it. */
  ask(question: string): Promise<unknown>
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const killed = setTimeout(() => child.kill('SIGKILL'), 10_000)
  await ended
  clearTimeout(killed)
}

/** Starts a program of the repository on this Node and waits for the URL that it prints as a line. */
export async function startProgram(program: string, env: Record<string, string>): Promise<StartedProgram> {
  const child = spawn(process.execPath, program.split(' '), {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const origin = await new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`${program} did not start`)), START_LIMIT_MS)
    let printed = ''
    child.stdout?.on('data', (text: Buffer) => {
      printed += text
      const address = /^http:\/\/\S+$/m.exec(printed)?.[0]
      if (!address) return
      clearTimeout(late)
      resolve(address)
    })
    child.on('exit', (code) => reject(new Error(`${program} ended with code ${code}`)))
  }).catch(async (error) => {
    await end(child)
    throw error
  })
  const ask = async (question: string): Promise<unknown> => {
    child.send(question)
    return (await once(child, 'message'))[0]
  }
  return { pid: child.pid as number, origin, ask, stop: () => end(child) }
}

export interface LoadGenerator {
  run(task: Task): Promise<Outcome>
  stop(): Promise<void>
}

/** Starts the load generator. It does one task at a time, and ends with this process. */
export function startLoadGenerator(): LoadGenerator {
  const child = fork(join(ROOT, 'bench/load.ts'), { cwd: ROOT })
  return {
    async run(task) {
      child.send(task)
      const [outcome] = await once(child, 'message')
      return outcome as Outcome
    },
    stop: () => end(child),
  }
}

export interface Deliverer {
  pid: number
  /** Returns the seconds that it took. */
  deliver(delivery: Delivery): Promise<number>
  stop(): Promise<void>
}

/** Starts the product's delivery on its own, and waits until it has prepared its database. */
export async function startDeliverer(env: Record<string, string>): Promise<Deliverer> {
  const child = fork(join(ROOT, 'bench/deliver.ts'), { cwd: ROOT, env: { PATH: process.env.PATH, ...env } })
  const ended = once(child, 'exit').then(([code]): never => {
    throw new Error(`bench/deliver.ts ended with code ${code}`)
  })
  ended.catch(() => undefined)
  const answer = async (): Promise<unknown> => (await Promise.race([once(child, 'message'), ended]))[0]
  await answer()
  return {
    pid: child.pid as number,
    async deliver(delivery) {
      child.send(delivery)
      return Number(await answer())
    },
    stop: () => end(child),
  }
}
