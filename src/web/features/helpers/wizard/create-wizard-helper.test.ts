import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { CHAT, createWizardHelper, HelperExists, once } from './create-wizard-helper.ts'
import { choose, NEW_WIZARD, type WizardState } from './wizard-state.ts'

const calls: string[] = []

function serve(answers: Record<string, () => Response>): void {
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    calls.push(`${method} ${path}`)
    const answer = answers[`${method} ${path}`]
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  })
}

function begin(state: WizardState = choose(NEW_WIZARD, { choice: 'friend' })) {
  let current = state
  const update = (change: (state: WizardState) => WizardState) => {
    current = change(current)
  }
  return { run: () => createWizardHelper(new QueryClient(), 'friend', current, update, CHAT), state: () => current }
}

const taken = () =>
  Response.json({ error: { code: 'helper_exists', message: '' }, existingHelper: { id: 7 } }, { status: 409 })

afterEach(() => {
  vi.unstubAllGlobals()
  calls.length = 0
})

it('creates the helper the first time and reuses it the second', async () => {
  serve({
    'POST /api/helpers': () => Response.json({ id: 7 }, { status: 201 }),
    'GET /api/helpers/7': () => Response.json({ id: 7 }),
  })
  const wizard = begin()
  expect(await wizard.run()).toEqual({ id: 7 })
  expect(await wizard.run()).toEqual({ id: 7 })
  expect(calls).toEqual(['POST /api/helpers', 'GET /api/helpers/7'])
})

it('updates the helper when the person went back and changed something', async () => {
  serve({
    'POST /api/helpers': () => Response.json({ id: 7 }, { status: 201 }),
    'PATCH /api/helpers/7': () => Response.json({ id: 7, name: 'Ada' }),
  })
  const wizard = begin()
  await wizard.run()
  const renamed = begin({ ...wizard.state(), form: { ...wizard.state().form, name: 'Ada' } })
  expect(await renamed.run()).toMatchObject({ name: 'Ada' })
})

it('creates the helper again when it was deleted in the meantime', async () => {
  const missing = () => Response.json({ error: { code: 'not_found', message: 'Helper not found' } }, { status: 404 })
  serve({ 'POST /api/helpers': () => Response.json({ id: 8 }, { status: 201 }), 'GET /api/helpers/7': missing })
  const state = choose(NEW_WIZARD, { choice: 'friend' })
  const wizard = begin({ ...state, made: { friend: { helperId: 7, form: state.form, face: null, channel: 'chat' } } })
  expect(await wizard.run()).toEqual({ id: 8 })
})

it('reports an existing helper, and recognises its own after a reload', async () => {
  serve({ 'POST /api/helpers': taken })
  await expect(begin().run()).rejects.toEqual(new HelperExists(7))
  const asked = { ...choose(NEW_WIZARD, { choice: 'friend' }), asked: ['friend'] }
  expect(await begin(asked).run()).toMatchObject({ id: 7 })
})

it('runs the same work only once at a time', async () => {
  const work = vi.fn(async () => 1)
  expect(await Promise.all([once('a', work), once('a', work)])).toEqual([1, 1])
  expect(work).toHaveBeenCalledOnce()
})
