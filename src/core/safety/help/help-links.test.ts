import { describe, expect, it } from 'vitest'
import { CONCERNS, SAFETY_LANGUAGES } from '../concern.ts'
import { HELP_COUNTRIES, helpFor } from './help-by-country.ts'
import { linkHelp, type TextPart } from './help-links.ts'
import { emergencyOf, helpText } from './help-text.ts'

const partsOf = (text: string): TextPart[] => linkHelp(text).flat()
const linksIn = (text: string): string[] => partsOf(text).flatMap(({ href }) => href ?? [])

describe('links in a safety text', () => {
  it('cover the whole line of one helpline', () => {
    const text = helpText({ concern: 'suicide', language: 'en', help: helpFor('US') })
    expect(linkHelp(text)).toContainEqual([{ text: 'Call 988', href: 'tel:988' }])
    expect(linkHelp(text)).toContainEqual([{ text: 'Text 988', href: 'sms:988' }])
    expect(linkHelp(text)).toContainEqual([{ text: 'Chat: 988lifeline.org', href: 'https://988lifeline.org' }])
    expect(linkHelp(text)).toContainEqual([{ text: 'In danger now: call 911', href: 'tel:911' }])
    expect(linkHelp(text)[0]).toEqual([{ text: 'Someone to talk to: 988 Suicide & Crisis Lifeline, at any hour' }])
  })

  it('include the word that a helpline expects by SMS', () => {
    const text = helpText({ concern: 'suicide', language: 'en', help: helpFor('GB') })
    expect(linksIn(text)).toContain('sms:85258?&body=SHOUT')
  })

  it('contain only numbers that phones dial', () => {
    const text = helpText({ concern: 'suicide', language: 'es', help: helpFor('CL') })
    expect(text).toContain('*4141')
    expect(linksIn(text)).toContain('tel:6003607777')
    expect(linksIn(text).join(' ')).not.toContain('4141')
  })

  it('cover only numbers and addresses within a sentence', () => {
    expect(linkHelp('If things get worse, please stop and call 911. I’ll be here.')).toEqual([
      [
        { text: 'If things get worse, please stop and call ' },
        { text: '911', href: 'tel:911' },
        { text: '. I’ll be here.' },
      ],
    ])
    expect(linksIn('under 18, at 9:00–17:00 on 2026-11-18, 12 of 25')).toEqual([])
    expect(linksIn('stopitnow.org offers confidential help.')).toEqual(['https://stopitnow.org'])
  })

  it.each(SAFETY_LANGUAGES)('%s: work in every country, and lose no character of the text', (language) => {
    for (const help of [null, ...HELP_COUNTRIES.map((country) => helpFor(country))]) {
      for (const concern of CONCERNS.filter((one) => one !== 'medical')) {
        for (const urgent of [false, true]) {
          const context = { concern, language, urgent, help }
          const text = helpText(context)
          const links = linksIn(text)
          expect(
            linkHelp(text)
              .map((line) => line.map((part) => part.text).join(''))
              .join('\n'),
          ).toBe(text)
          expect(links).toContain('https://findahelpline.com')
          if (help) expect(links).toContain(`tel:${emergencyOf(context)}`)
          expect(
            links.filter((href) => !/^(?:tel:\d+|sms:\d+(?:\?&body=\w+)?|https:\/\/[a-z0-9.-]+)$/.test(href)),
          ).toEqual([])
        }
      }
    }
  })
})
