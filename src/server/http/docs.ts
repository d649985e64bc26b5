import fastify, { type FastifyInstance, type RouteOptions } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** Collects the routes registered on `app` from now on. */
export function collectRoutes(app: FastifyInstance): readonly RouteOptions[] {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    // Those of HEAD come by themselves, beside each GET.
    if (route.method !== 'HEAD') routes.push(route)
  })
  return routes
}

/** OpenAPI of routes, told by an app that answers nothing: what tells it is loaded when somebody asks. */
async function tell(routes: readonly RouteOptions[]): Promise<object> {
  const { default: swagger } = await import('@fastify/swagger')
  const app = fastify()
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => JSON.stringify)
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Coterie', version: '1', description: 'The calls of the Coterie web app.' },
    },
    transform: jsonSchemaTransform,
  })
  for (const { method, url, schema } of routes) app.route({ method, url, schema: schema ?? {}, handler: () => null })
  await app.ready()
  return app.swagger()
}

/** `GET /api/openapi.json` tells of `routes`. */
export function serveDescription(app: FastifyInstance, routes: readonly RouteOptions[]): void {
  let description: Promise<object> | undefined
  app.get('/api/openapi.json', { config: { public: true }, schema: { hide: true } as object }, () => {
    description ??= tell(routes)
    return description
  })
}
