import type { Actor } from '../../platform/ports/actor.ts'
import type { Services } from '../../platform/ports/services.ts'
import { listSummaries } from './store.ts'

export const readSummaries = ({ db }: Pick<Services, 'db'>, { userId }: Actor) => listSummaries(db, userId)
