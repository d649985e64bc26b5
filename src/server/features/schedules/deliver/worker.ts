import type { JobQueue } from '../../../platform/ports/queue.ts'
import type { Services } from '../../../platform/ports/services.ts'
import type { TemplateCache } from './template-cache.ts'

export interface Worker {
  services: Services
  queue: JobQueue
  templates: TemplateCache
}
