import { describe, expect, it } from 'vitest'
import { spokenLanguage } from '../text/spoken-language.ts'
import { courtesyReader } from './courtesies.ts'
import { foreignReply } from './foreign.ts'
import { freshLines } from './fresh-lines.ts'
import { GERMAN_LINES } from './languages/de.ts'
import { SPANISH_LINES } from './languages/es.ts'
import { FRENCH_LINES } from './languages/fr.ts'
import { ITALIAN_LINES } from './languages/it.ts'
import { DUTCH_LINES } from './languages/nl.ts'
import { PORTUGUESE_LINES } from './languages/pt.ts'

const LINES = {
  de: GERMAN_LINES,
  es: SPANISH_LINES,
  fr: FRENCH_LINES,
  it: ITALIAN_LINES,
  nl: DUTCH_LINES,
  pt: PORTUGUESE_LINES,
}

const SAID: readonly (readonly [keyof typeof LINES, 'thanks' | 'goodNight' | 'goodbye', string])[] = [
  ['de', 'thanks', 'Danke dir'],
  ['de', 'thanks', 'Ok, vielen Dank für alles!'],
  ['de', 'thanks', 'Danke, Alex 🙏'],
  ['de', 'goodNight', 'Gute Nacht'],
  ['de', 'goodNight', 'Danke und gute Nacht, Alex!'],
  ['de', 'goodbye', 'Tschüss, bis morgen!'],
  ['es', 'thanks', 'Gracias'],
  ['es', 'thanks', 'Muchas gracias por tu ayuda.'],
  ['es', 'goodNight', 'Buenas noches, me voy a dormir.'],
  ['es', 'goodbye', 'Adiós, hasta mañana'],
  ['fr', 'thanks', 'Merci beaucoup !'],
  ['fr', 'thanks', 'Merci pour ton aide'],
  ['fr', 'goodNight', 'Bonne nuit'],
  ['fr', 'goodbye', 'Au revoir, à demain !'],
  ['pt', 'thanks', 'Muito obrigada'],
  ['pt', 'thanks', 'Obrigado pela ajuda!'],
  ['pt', 'goodNight', 'Boa noite'],
  ['pt', 'goodbye', 'Tchau, até amanhã'],
  ['it', 'thanks', 'Grazie mille'],
  ['it', 'goodNight', 'Buonanotte!'],
  ['it', 'goodbye', 'A domani, ciao'],
  ['nl', 'thanks', 'Dank je wel'],
  ['nl', 'goodNight', 'Welterusten'],
  ['nl', 'goodbye', 'Tot morgen'],
]

describe.each(SAID)('in %s, %s', (language, kind, text) => {
  it(`is what "${text}" says, and is answered briefly`, () => {
    const { courtesies } = LINES[language]
    expect(courtesyReader(courtesies)(text)).toBe(courtesies[kind])
    const [first, ...rest] = foreignReply(text, language, { known: [], said: [] }, freshLines('seed', []), 4)
    expect(courtesies[kind].answers).toContain(first)
    expect(rest).toHaveLength(1)
    expect(courtesies.after).toContain(rest[0])
  })
})

it.each([
  ['de', 'Danke dir'],
  ['de', 'Gute Nacht'],
  ['es', 'Gracias'],
  ['fr', 'Bonne nuit'],
  ['pt', 'Boa noite'],
] as const)('is recognised as %s: %s', (language, text) => {
  expect(spokenLanguage(text)).toBe(language)
})

it.each([
  ['de', 'Danke, aber ich bin traurig.'],
  ['de', 'Ich konnte letzte Nacht nicht schlafen.'],
  ['de', 'Gut und schön'],
  ['es', 'Gracias, ¿y tú?'],
  ['es', 'Las noches son difíciles.'],
  ['fr', 'Il ne dit jamais merci.'],
  ['pt', 'A noite foi longa.'],
] as const)('is more than a courtesy (%s): %s', (language, text) => {
  expect(courtesyReader(LINES[language].courtesies)(text)).toBeNull()
})
