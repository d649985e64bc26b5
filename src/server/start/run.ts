import { bootstrap, DataDirError } from '../platform/bootstrap/bootstrap.ts'
import { ConfigError, parseConfig } from '../platform/config/config.ts'
import { DatabaseError } from '../platform/errors/errors.ts'

const LISTENING: Record<string, string> = {
  EADDRINUSE: 'That port is in use. Set PORT to another one.',
  EACCES: 'This user may not listen on that port. Set PORT to one from 1024 on.',
  EADDRNOTAVAIL: 'HOST is not an address of this machine.',
  ENOTFOUND: 'HOST is not an address of this machine.',
}

/** The message of an expected start failure; null for any other. */
function inWords(error: unknown): string | null {
  const foreseen = error instanceof ConfigError || error instanceof DataDirError || error instanceof DatabaseError
  if (foreseen) return error.message
  const { syscall, code } = error instanceof Error ? (error as NodeJS.ErrnoException) : {}
  const listening = syscall === 'listen' || syscall === 'getaddrinfo'
  return (listening && LISTENING[code ?? '']) || null
}

/** Opens the database first: most of the code loads while it opens on its thread. */
async function openAndStart(variables: NodeJS.ProcessEnv): Promise<void> {
  const config = parseConfig(variables)
  const bootstrapped = await bootstrap(config)
  const { start } = await import('./start.ts')
  await start(config, bootstrapped)
}

export async function run(variables: NodeJS.ProcessEnv): Promise<void> {
  try {
    await openAndStart(variables)
  } catch (error) {
    const words = inWords(error)
    if (words === null) throw error
    process.stderr.write(`${words}\n`)
    process.exit(1)
  }
}
