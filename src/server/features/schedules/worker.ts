import type { JobQueue } from '../../ports/queue.ts'
import type { Services } from '../../ports/services.ts'
import type { Templates } from './templates.ts'

/** What delivering is done with: the services, and what only a worker holds. */
export interface Worker {
  services: Services
  /** Carries what needs a model. */
  queue: JobQueue
  /** The prepared texts. */
  templates: Templates
}
