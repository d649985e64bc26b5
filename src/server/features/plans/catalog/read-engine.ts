import type { EngineAnswer } from '../../../../contract/catalog.ts'
import type { Actor } from '../../../platform/ports/actor.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { modelOf } from '../../models/own/with-own-model.ts'

/** Visitors see the shared model. */
export async function readEngine(services: Services, actor: Actor | null): Promise<EngineAnswer> {
  const { ai, own } = actor ? await modelOf(services, actor) : { ai: services.ai, own: 'no' as const }
  const { connected, name, local, provider } = ai
  return { connected, name, local, provider, own }
}
