import type { JobQueue } from '../../ports/queue.ts'
import type { Services } from '../../ports/services.ts'
import type { TemplateCache } from './template-cache.ts'

export interface Worker {
  services: Services
  queue: JobQueue
  templates: TemplateCache
}
