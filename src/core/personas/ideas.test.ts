import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createHelperBody } from '../../contract/helpers.ts'
import { screenReply, screenRequest } from '../safety/reply/screen-reply.ts'
import { MADE_FACES } from './faces.ts'
import { IDEAS } from './ideas.ts'
import { HELPER_DEFAULTS } from './options.ts'

it('has twelve ideas of different types, names and faces', () => {
  expect(IDEAS).toHaveLength(12)
  for (const field of ['type', 'name', 'face'] as const) {
    expect(new Set(IDEAS.map((idea) => idea[field])).size).toBe(IDEAS.length)
  }
})

describe.each(IDEAS)('the idea $name', ({ type, name, face, thingsToSay, greeting, ...voice }) => {
  const { description, background, exampleMessages, tone, messageLength } = voice

  it('is a helper that can be created', () => {
    const settings = { name, description, background, exampleMessages, tone, messageLength, greetings: [greeting] }
    const body = { ...HELPER_DEFAULTS, ...settings, personaType: type }
    expect(createHelperBody.safeParse(body).error).toBeUndefined()
  })

  it('says and asks nothing that is refused', () => {
    for (const text of [description, background, ...thingsToSay]) expect(screenRequest(text)).toBeNull()
    for (const text of [greeting, ...exampleMessages.split('\n')]) expect(screenReply(text)).toBeNull()
  })

  it('has a face', () => {
    expect(MADE_FACES.map(({ url }) => url)).toContain(face)
    expect(existsSync(`public${face}`)).toBe(true)
  })
})
