import type { Ai } from '../../ports/ai.ts'
import type { Services } from '../../ports/services.ts'
import { createCallAdmissions } from './call-admissions.ts'

/** The same services with another model: calls are admitted at its own price, within the same ceilings. */
export const withModel = (services: Services, ai: Ai): Services => ({
  ...services,
  ai,
  admissions: createCallAdmissions({
    db: services.db,
    clock: services.clock,
    models: { current: ai },
    config: services.config,
  }),
})
