import { describe, expect, it } from 'vitest'
import { toTexts } from '../sms/sms-parts.ts'
import { CONCERNS, isEmergency, SAFETY_LANGUAGES } from './concern.ts'
import { HELP_COUNTRIES, helpFor } from './help/help-by-country.ts'
import { emergencyOf } from './help/help-text.ts'
import { screenReply } from './reply/screen-reply.ts'
import { crisisAnswer, crisisInstruction, gentleCheckIn, gentleText } from './safety-texts.ts'

const VARIANTS = 3
const CASES = SAFETY_LANGUAGES.flatMap((language) => CONCERNS.map((concern) => [language, concern] as const))
const US = helpFor('US')
const AI = /\bAI helper\b|\bKI-Helfer\b|\basistente de IA\b|\bune IA\b|\bassistente de IA\b/

/** A series of texts, each written with the previous ones known. */
function inARow(times: number, next: (recent: readonly string[]) => string): string[] {
  const said: string[] = []
  for (let nth = 0; nth < times; nth += 1) said.push(next(said))
  return said
}

const countryHelp = HELP_COUNTRIES.map((country) => helpFor(country))

describe('the answer to someone in danger', () => {
  it.each(CASES)('%s, %s: says that it is an AI, gives a number, and fills every placeholder', (language, concern) => {
    for (const help of [null, ...countryHelp]) {
      const context = { concern, language, help }
      for (const text of inARow(VARIANTS, (recent) => crisisAnswer({ ...context, recent }))) {
        expect(text).toMatch(AI)
        if (concern !== 'medical') expect(text).toContain('findahelpline.com')
        expect(text).toContain(emergencyOf({ concern, language, help }))
        expect(text).not.toMatch(/[{}]|undefined|null/)
      }
    }
  })

  it.each(CASES)('%s, %s: uses other words when the person writes again', (language, concern) => {
    const context = { concern, language, help: US }
    const said = inARow(VARIANTS, (recent) => crisisAnswer({ ...context, recent }))
    expect(new Set(said).size).toBe(VARIANTS)
  })

  it.each(CASES)('%s, %s: claims nothing that the person has written', (language, concern) => {
    const context = { concern, language, help: US }
    for (const text of inARow(VARIANTS, (recent) => crisisAnswer({ ...context, recent }))) {
      expect(text).not.toMatch(
        /you (?:wrote|said|told me) that|du (?:schreibst|hast geschrieben|sagst), dass|escribiste que|dijiste que|tu (?:as écrit|écris|dis) que|você (?:escreveu|disse) que/i,
      )
    }
  })

  it('blames nobody who is afraid to hurt others, and does not call them hurt', () => {
    const text = crisisAnswer({ concern: 'harm-to-others', language: 'en', help: US, recent: [] })
    expect(text).toMatch(/away from them right now\?$/)
    expect(text).toContain('Call 988')
  })

  it('after an overdose asks for an emergency call and warns against vomiting', () => {
    const text = crisisAnswer({ concern: 'overdose', language: 'en', help: US, recent: [] })
    expect(text).toMatch(/call 911 now/i)
    expect(text).toMatch(/don’t make yourself vomit/i)
    expect(text).toContain('1-800-222-1222')
  })

  it.each(SAFETY_LANGUAGES)(
    '%s: in a medical emergency gives the one number to call, and no crisis line',
    (language) => {
      const context = { concern: 'medical', language, help: US, recent: [] } as const
      expect(crisisAnswer(context)).toContain('911')
      expect(crisisAnswer(context)).not.toContain('988')
    },
  )

  it.each(SAFETY_LANGUAGES)('%s: about somebody else does not take every danger for suicide', (language) => {
    const context = { concern: 'someone-else', language, help: US, recent: [] } as const
    expect(crisisAnswer(context)).toMatch(/woken|wach|despierta|réveille|acorda/)
    expect(crisisAnswer(context)).toMatch(/missing|verschwunden|desaparecido|disparu|sumiu/)
  })

  it.each(SAFETY_LANGUAGES)(
    '%s: about somebody else puts the emergency number before a line to talk to',
    (language) => {
      const text = crisisAnswer({ concern: 'someone-else', language, help: US, recent: [] })
      expect(text.indexOf('911')).toBeLessThan(text.indexOf('988'))
    },
  )

  it.each(SAFETY_LANGUAGES)('%s: to a minor names a grown-up, the line for young people and the police', (language) => {
    const context = { concern: 'grooming', language, recent: [] } as const
    const text = crisisAnswer({ ...context, help: helpFor('GB') })
    expect(text).toMatch(/grown-up|Erwachsenen|adulta|adulte|adulto/)
    expect(text).toContain('0800 1111')
    expect(crisisAnswer({ ...context, help: helpFor('BR') })).toContain('190')
    expect(crisisAnswer({ ...context, help: null })).toMatch(/0800 1111|116 111|: appelle le 119/)
  })

  it.each(SAFETY_LANGUAGES)('%s: to a minor who is hurt names the line for young people', (language) => {
    const context = { concern: 'violence', language, recent: [], isMinor: true } as const
    expect(crisisAnswer({ ...context, help: US })).toContain('1-800-422-4453')
    expect(crisisAnswer({ ...context, help: US })).not.toContain('1-800-799-7233')
    expect(crisisAnswer({ ...context, help: null })).toMatch(/0800 1111|116 111|: appelle le 119/)
    expect(crisisAnswer({ ...context, isMinor: false, help: null })).not.toMatch(/0800 1111|116 111|: appelle le 119/)
  })

  it('asks about a safe place to read when somebody is violent', () => {
    const text = crisisAnswer({ concern: 'violence', language: 'en', help: US, recent: [] })
    expect(text).toMatch(/is it safe for you to read/)
    expect(text).toContain('1-800-799-7233')
  })

  it.each([
    ['CH', 'fr', 'La Main Tendue'],
    ['CH', 'de', 'Die Dargebotene Hand'],
    ['CH', 'en', '0800 143 000'],
    ['BE', 'fr', '0800 32 123'],
    ['BE', 'de', '1813'],
    ['CA', 'fr', 'ligne d’aide en cas de crise'],
    ['CA', 'es', '988'],
    ['PR', 'es', 'Línea PAS'],
    ['JP', 'en', 'TELL Lifeline'],
    ['JP', 'pt', 'Yorisoi'],
  ] as const)('in %s for someone who writes %s names %s', (country, language, line) => {
    const context = { concern: 'suicide', help: helpFor(country), recent: [] } as const
    expect(crisisAnswer({ ...context, language })).toContain(line)
  })

  it('names the police for violence, and the ambulance otherwise', () => {
    const context = { language: 'pt', help: helpFor('BR'), recent: [] } as const
    expect(crisisAnswer({ ...context, concern: 'violence' })).toMatch(/190\n/)
    expect(crisisAnswer({ ...context, concern: 'harm-to-others' })).toMatch(/190\n/)
    expect(crisisAnswer({ ...context, concern: 'suicide' })).toMatch(/192\n/)
  })

  it('gives the emergency number and the directory for a country without a crisis line', () => {
    const context = { concern: 'suicide', language: 'es', help: helpFor('GT') } as const
    expect(crisisAnswer({ ...context, recent: [] })).toContain('llama al 110\nEn otro país: findahelpline.com')
  })

  it.each(CASES)('%s, %s: is short, in paragraphs, with each number on its own line', (language, concern) => {
    const context = { concern, language, help: US }
    for (const text of inARow(VARIANTS, (recent) => crisisAnswer({ ...context, recent }))) {
      const paragraphs = text.split('\n\n')
      const said = [paragraphs[0], paragraphs.at(-1)].join(' ')
      expect(said.split(' ').length).toBeLessThanOrEqual(75)
      expect(said).not.toMatch(/\d{3}/)
      expect(paragraphs.at(-1)).toMatch(/\?$/)
    }
  })

  const CLAIMS =
    /you (?:wrote|said|told me) (?:that )?you|du hast (?:geschrieben|gesagt), dass|du schreibst, dass|(?:has (?:escrito|dicho)|escribes|dices) que|tu (?:as (?:écrit|dit)|écris|dis) que|você (?:escreveu|disse) que/i

  it.each(CASES)('%s, %s: claims nothing that the person has written', (language, concern) => {
    for (const text of inARow(VARIANTS, (recent) => crisisAnswer({ concern, language, help: US, recent })))
      expect(text).not.toMatch(CLAIMS)
  })

  it.each(CASES)('%s, %s: keeps its numbers as an SMS', (language, concern) => {
    for (const help of countryHelp) {
      const context = { concern, language, help }
      for (const text of inARow(VARIANTS, (recent) => crisisAnswer({ ...context, recent }))) {
        const texted = toTexts('Maria', text).join(' ')
        for (const number of text.match(/\d[\d -]{1,}\d/g) ?? []) expect(texted).toContain(number)
      }
    }
  })
})

describe('the replies that follow', () => {
  it.each(CASES)('%s, %s: are several gentle texts without a repetition', (language, concern) => {
    const context = { concern, language, help: US }
    const several = concern === 'medical' ? 3 : 10
    const said = inARow(several, (recent) => gentleText({ ...context, recent }))
    expect(new Set(said).size).toBe(several)
    for (const text of said) expect(text).not.toMatch(/[{}]|undefined/)
  })

  it.each(CASES)('%s, %s: presume nothing at first, but in an emergency', (language, concern) => {
    const [first, again] = (['suicide', concern] as const).map((of) =>
      gentleText({ concern: of, language, help: US, recent: [] }),
    )
    expect(first === again).toBe(!isEmergency(concern))
  })

  it.each(SAFETY_LANGUAGES)('%s: check in once, a day later, without revealing words', (language) => {
    const said = inARow(VARIANTS, (recent) => gentleCheckIn(language, recent))
    expect(new Set(said).size).toBe(VARIANTS)
    expect(said.join(' ')).not.toMatch(
      /suic|suiz|crisis|krise|crise|danger|peligro|perigo|gefahr|988|gestern|yesterday/i,
    )
  })

  it.each(CASES)('%s, %s: keep the number at hand in two lines for the model', (language, concern) => {
    const instruction = crisisInstruction({ concern, language, help: US })
    expect(instruction).toContain('911')
    expect(instruction.split('\n')).toHaveLength(2)
  })

  it.each(SAFETY_LANGUAGES)('%s: pass the screening of replies', (language) => {
    for (const concern of CONCERNS) {
      const context = { concern, language, help: US }
      const texts = [
        ...inARow(VARIANTS, (recent) => crisisAnswer({ ...context, recent })),
        ...inARow(10, (recent) => gentleText({ ...context, recent })),
      ]
      for (const text of texts)
        for (const sentence of text.split(/(?<=[.?:])\s/)) expect(screenReply(sentence)).toBeNull()
    }
  })
})
