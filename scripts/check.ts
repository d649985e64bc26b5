import { runChecks } from './checks.ts'
import { summarize } from './result.ts'

summarize(await runChecks())
