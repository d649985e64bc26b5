import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  type EngineAnswer,
  engineAnswer,
  personasAnswer,
  plansAnswer,
  supportAnswer,
} from '../../../contract/catalog.ts'
import { PERSONA_TYPES, PERSONAS } from '../../../core/personas/personas.ts'
import { PLANS, TIERS } from '../../../core/plans/plans.ts'
import { operation } from '../../platform/http/docs/route-docs.ts'
import type { Actor, Services } from '../../platform/ports/services.ts'
import { describeModel } from '../models/calls/serving-model.ts'

/** Visitors see the shared model. */
async function readEngine(services: Services, actor: Actor | null): Promise<EngineAnswer> {
  const { ai, own } = actor ? await describeModel(services, actor) : { ai: services.models.current, own: 'no' as const }
  const { connected, name, local, provider } = ai
  return { connected, name, local, provider, own }
}

const open = { public: true }

export const catalogRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/personas',
      operation('List personas', { config: open, response: { 200: personasAnswer } }),
      async () => ({
        personas: PERSONA_TYPES.map((type) => PERSONAS[type]),
      }),
    )

    app.get('/api/plans', operation('List plans', { config: open, response: { 200: plansAnswer } }), async () => ({
      plans: TIERS.map((tier) => PLANS[tier]),
    }))

    app.get(
      '/api/engine',
      operation('Get the engine', {
        config: open,
        description: 'The model that answers the signed-in person, or that there is none.',
        response: { 200: engineAnswer },
      }),
      ({ session }) => readEngine(services, session?.actor ?? null),
    )

    app.get(
      '/api/support',
      operation('Get the support address', { config: open, response: { 200: supportAnswer } }),
      async () => ({ address: services.config.supportAddress }),
    )
  }
