import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FollowUp } from '../../src/contract/follow-ups.ts'
import type { Memories } from '../../src/contract/memory.ts'
import type { Exchange } from '../../src/contract/messages.ts'
import type { Panel } from '../../src/contract/panels.ts'
import type { PracticeRun } from '../../src/contract/practice.ts'
import { exercisesOf } from '../../src/core/personas/personas.ts'
import { rememberNew } from '../../src/server/features/memory/remember/remember.ts'
import { type Client, createHelper, messageTo, type Person, signUp } from '../support/client.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

/**
 * Walks every documented route: none of them finds another person's record. A new route with an id fails here until the
 * owner's id is given.
 */

interface Route {
  method: 'get' | 'post' | 'patch' | 'delete'
  path: string
}

const EXERCISE = exercisesOf('career_coach')[0]?.id ?? ''

const BODIES: Record<string, object> = {
  'patch /api/helpers/{id}': { name: 'Mine now' },
  'patch /api/helpers/{id}/toggle': { active: false },
  'patch /api/memories/{id}': { value: 'mine now' },
  'patch /api/messages/{id}/memory': { isForgotten: true },
  'post /api/messages/{id}/edit': { content: 'Hello' },
  'post /api/helpers/{id}/read': { upTo: 1 },
  'patch /api/helpers/{id}/conversation': { isPinned: true },
  'post /api/helpers/{id}/picture': { picture: 'AAAA' },
  'post /api/messages/{id}/reaction': { kind: 'up' },
  'post /api/helpers/{id}/practice': { exerciseId: EXERCISE },
  'patch /api/helpers/{id}/planned': { originalTime: '2100-01-01T09:00:00Z', action: 'skip' },
  'patch /api/follow-ups/{id}': { date: '2100-01-01', time: '09:00' },
  'patch /api/panels/{id}': { name: 'Mine now' },
  'post /api/panels/{id}/rounds': { kind: 'discuss' },
  'post /api/panels/{id}/rounds/{roundId}/retry': { helperId: 1 },
  'post /api/practice/{id}/answer': { stepId: 'any', answer: 'Mine now' },
}

let app: TestApp
let owner: Person
let stranger: Person
let routes: Route[]
let idOf: (path: string) => number

beforeAll(async () => {
  app = await openTestApp()
  await signUp(app, { username: 'operator' })
  owner = await signUp(app, { username: 'owner' })
  stranger = await signUp(app, { username: 'stranger' })
  const helper = await createHelper(owner)
  const { body } = await owner.post<Exchange>('/api/messages', messageTo(helper, 'I live in Boston.'))
  await rememberNew(app.services, app.alone)
  const [memory] = (await owner.get<Memories>('/api/memories')).body.memories
  const run = (await owner.post<PracticeRun>(`/api/helpers/${helper.id}/practice`, { exerciseId: EXERCISE })).body
  const friend = await createHelper(owner, { personaType: 'friend', name: 'Sam' })
  const panel = (await owner.post<Panel>('/api/panels', { helperIds: [helper.id, friend.id] })).body
  const dueAt = new Date(Date.now() + 86_400_000).toISOString()
  const reminder = { messageId: body.userMessage.id, subject: 'call my mum', dueAt }
  const followUp = (await owner.post<FollowUp>('/api/follow-ups', reminder)).body
  idOf = (path) => {
    if (path.startsWith('/api/follow-ups/')) return followUp.id
    if (path.startsWith('/api/panels/')) return panel.id
    if (path.startsWith('/api/practice/')) return run.id
    if (path.startsWith('/api/memories/')) return memory?.id ?? 0
    return path.startsWith('/api/messages/') ? body.userMessage.id : helper.id
  }
  const { paths } = (await owner.get<{ paths: Record<string, object> }>('/api/openapi.json')).body
  routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method as Route['method'], path })),
  )
})
afterAll(() => app.close())

const call = (client: Client, { method, path }: Route, payload?: object) => {
  const url = path.replace('{id}', String(idOf(path))).replace('{roundId}', '1')
  const send = { get: client.get, post: client.post, patch: client.patch, delete: client.del }[method]
  return send(url, payload)
}

const nameOf = ({ method, path }: Route): string => `${method} ${path}`

describe('every route', () => {
  it('is covered here', () => {
    expect(routes.length).toBeGreaterThan(18)
  })

  it('answers 404 for another person’s id', async () => {
    const owned = routes.filter(({ path }) => path.includes('{id}') && !path.startsWith('/api/admin/'))
    expect(owned.length).toBeGreaterThan(6)
    for (const route of owned) {
      const answer = await call(stranger, route, BODIES[nameOf(route)])
      expect({ route: nameOf(route), status: answer.status }).toEqual({ route: nameOf(route), status: 404 })
    }
  })

  it('hides other people’s helpers in lists, and accepts no messages to them', async () => {
    const list = await stranger.get<{ helpers: unknown[] }>('/api/helpers')
    expect(list.body.helpers).toEqual([])
    const body = { helperId: idOf('/api/helpers'), content: 'hello', isFromUser: true }
    expect((await stranger.post('/api/messages', body)).status).toBe(404)
  })
})
