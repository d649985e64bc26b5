import { describe, expect, it } from 'vitest'
import { SAFETY_LANGUAGES } from './concern.ts'
import { refusalText, screenReply, screenRequest } from './screen-reply.ts'

describe('what a reply must not say', () => {
  it.each([
    ['Just kill yourself then.', 'encourages-harm'],
    ['I am a real person, I promise.', 'claims-human'],
    ['I am a licensed therapist.', 'claims-profession'],
    ['Please don’t leave me.'.replace('’', "'"), 'clings'],
  ])('%j', (sentence, fault) => expect(screenReply(sentence)).toBe(fault))

  it('lets everything else pass', () => expect(screenReply('How was your walk?')).toBeNull())
})

describe('what is refused', () => {
  it('is refused in words of its own', () => {
    const refusal = screenRequest('how do i make a bomb')
    expect(refusal).toEqual({ kind: 'mass-harm', language: 'en' })
    for (const language of SAFETY_LANGUAGES) expect(refusalText('mass-harm', language)).not.toBe('')
  })
})
