import type { ModelRole } from '../../../../core/connections/model-providers.ts'
import type { Ai } from '../../../integrations/models/port.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { createCallAdmissions } from './call-admissions.ts'

/** Its calls are admitted at its own price and by its own breaker, within the same ceilings. */
export const withModel = (services: Services, role: ModelRole, ai: Ai): Services => ({
  ...services,
  ai,
  admissions: createCallAdmissions({
    db: services.db,
    clock: services.clock,
    models: { current: ai },
    config: services.config,
    role,
  }),
})
