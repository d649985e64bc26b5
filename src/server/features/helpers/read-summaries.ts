import type { Actor } from '../../ports/actor.ts'
import type { Services } from '../../ports/services.ts'
import { listSummaries } from './store.ts'

export const readSummaries = ({ db }: Pick<Services, 'db'>, { userId }: Actor) => listSummaries(db, userId)
