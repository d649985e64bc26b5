import type { FastifyInstance, HTTPMethods } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'

const LINE = /^([│ └├─]*)(\S+)(?: \((.+)\))?$/u
const INDENT = 4

/** Every route of the app as `GET /api/plans`, those that no description shows included. */
function routesOf(http: FastifyInstance): string[] {
  const parents: string[] = []
  return http
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = LINE.exec(line) ?? []
      const depth = indent.length / INDENT
      parents.splice(depth - 1, Number.POSITIVE_INFINITY, `${parents[depth - 2] ?? ''}${part}`)
      const named = methods.split(', ').filter((method) => method && method !== 'HEAD')
      return named.map((method) => `${method} ${parents[depth - 1]}`)
    })
}

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ config: { sms: { provider: 'simulator', dailyCodes: 500 } } })
})
afterAll(() => app.close())

async function isPublic(route: string): Promise<boolean> {
  const [method, path = ''] = route.split(' ')
  const url = path.replace(/:\w+/g, '1').replace('*', 'anything')
  const answer = await app.http.inject({ method: method as HTTPMethods, url, payload: method === 'GET' ? undefined : {} })
  return answer.statusCode !== 401
}

it('prints', async () => {
  console.log(routesOf(app.http).join('\n'))
  const open: string[] = []
  for (const route of routesOf(app.http)) if (await isPublic(route)) open.push(route)
  console.log('PUBLIC\n' + open.join('\n'))
  expect(1).toBe(1)
})
