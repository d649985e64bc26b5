import { deliverBatch } from '../src/server/features/schedules/deliver/dispatch-due.ts'
import { seedTemplates, TemplateCache } from '../src/server/features/schedules/deliver/templates.ts'
import type { Worker } from '../src/server/features/schedules/deliver/worker.ts'
import { parseConfig } from '../src/server/platform/config/config.ts'
import { createServices } from '../src/server/services.ts'

/** The product's delivery in its own process: reports when it is ready, then the seconds of each delivery. */

/** Delivers everything due, in transactions of this many rows. */
export interface Delivery {
  batch: number
  concurrency: number
}

async function deliverAll(worker: Worker, { batch, concurrency }: Delivery): Promise<void> {
  const deliverBatches = async (): Promise<void> => {
    while ((await deliverBatch(worker, batch)) > 0);
  }
  await Promise.all(Array.from({ length: concurrency }, deliverBatches))
}

const quiet = { info: () => {}, warn: console.warn, error: console.error }
const { services, queue } = await createServices(parseConfig(process.env), quiet)
await seedTemplates(services.db)
const templates = new TemplateCache()
await templates.load(services)
process.on('message', async (delivery: Delivery) => {
  const began = performance.now()
  await deliverAll({ services, queue, templates }, delivery)
  process.send?.((performance.now() - began) / 1000)
})
process.once('disconnect', () => process.exit(0))
process.send?.('ready')
