import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endWithUs } from '../support/end-with-us.ts'
import { PROGRAM } from '../support/program.ts'

export interface Product {
  address: string
  close(): Promise<void>
}

/** Another instance of the product, built beforehand, with extra environment variables. */
export async function startProduct(environment: Record<string, string>): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'coterie-e2e-'))
  const env = {
    PATH: process.env.PATH,
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    AI_PROVIDER: 'builtin',
    RATE_LIMITS: 'off',
    // Only the product shared by all tests loads the sentence model.
    LOCAL_EMBEDDINGS: 'off',
    ...environment,
  }
  const child = spawn(process.execPath, PROGRAM, {
    env: env as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  endWithUs(child)
  const ended = once(child, 'exit')
  const address = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (part) => {
      output += part
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0]
      if (found) resolve(found)
    })
    child.once('exit', () => reject(new Error(`the product did not start: ${output}`)))
  })
  return {
    address,
    close: async () => {
      child.kill('SIGTERM')
      await ended
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
