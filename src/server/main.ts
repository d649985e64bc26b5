import { enableCompileCache } from 'node:module'

// Before the rest is loaded, which then comes compiled.
enableCompileCache()
const { run } = await import('./run.ts')
await run(process.env)
