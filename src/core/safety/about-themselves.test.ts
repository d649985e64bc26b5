import { describe, expect, it } from 'vitest'
import { isAboutThemselves } from './about-themselves.ts'

describe('a message in a crisis', () => {
  it.each([
    ['en', 'i dont know what to do'],
    ['en', 'I’m so tired'],
    ['de', 'ich weiß nicht mehr weiter'],
    ['de', 'mir ist kalt'],
    ['es', 'no puedo más'],
    ['fr', 'j’ai peur'],
    ['pt', 'tô com medo'],
  ] as const)('%s, %j speaks of the person', (language, text) => {
    expect(isAboutThemselves(text, language)).toBe(true)
  })

  it.each([
    ['en', 'what’s for dinner'],
    ['en', 'did the team win yesterday?'],
    ['de', 'was gibt es heute zu essen?'],
    ['es', '¿qué hay de cenar?'],
    ['fr', 'quel temps fait-il demain ?'],
    ['pt', 'quem ganhou o jogo?'],
    ['en', ''],
  ] as const)('%s, %j speaks of something else', (language, text) => {
    expect(isAboutThemselves(text, language)).toBe(false)
  })
})
