import type { JobQueue } from '../../ports/queue.ts'
import type { Services } from '../../ports/services.ts'
import type { TemplateCache } from './template-cache.ts'

/** What delivery needs: the services, and what only a worker has. */
export interface Worker {
  services: Services
  /** Queue for messages that a model writes. */
  queue: JobQueue
  /** The prepared texts. */
  templates: TemplateCache
}
