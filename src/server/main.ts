import { enableCompileCache } from 'node:module'

// Before anything else loads, so that it comes from the compile cache.
enableCompileCache()
const { run } = await import('./start/run.ts')
await run(process.env)
