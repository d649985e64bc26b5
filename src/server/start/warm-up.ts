import { findPatternMemories } from '../../core/memory/patterns.ts'
import { createMask } from '../../core/privacy/mask.ts'
import { SAFETY_LANGUAGES } from '../../core/safety/concern.ts'
import { countryOf } from '../../core/safety/help/help-by-country.ts'
import { REPLY_RULES } from '../../core/safety/reply/reply-rules.ts'
import { triggersOf } from '../../core/safety/reply/reply-triggers.ts'
import { screenedReply } from '../../core/safety/reply/screened-reply.ts'
import { screen } from '../../core/safety/screen.ts'
import { spokenLanguage } from '../../core/text/spoken-language.ts'
import { compileDetectors } from '../features/memory/compile-detectors.ts'
import { termsOf } from '../features/memory/recall/terms.ts'
import { readDates } from '../features/memory/remember/remember.ts'
import { mapWithoutBlocking } from '../platform/async/without-blocking.ts'

/** Regular expressions are compiled on first use, separately for Latin-1 and other texts. */
const SAMPLES = [
  "Hi! My boss Tom was rude on Friday, and I'm tired. Do you remember my sister?",
  'Hi! “My boss” Tom was rude on Friday, and I’m tired 😀. Do you remember my sister?',
]
/** The second use compiles again, to machine code. */
const ROUNDS = 2

/** Screens a sample like the reply of a model. `<` may begin a mark. */
function screenAsReply(text: string): void {
  const { reply } = screenedReply({ purpose: 'reply', turns: [], safety: null }, { write: () => undefined })
  reply.push(`<${text}`)
  reply.end()
}

/** Reads a sample like a message, in steps of a few milliseconds. */
function* stepsFor(text: string): Generator<() => unknown> {
  yield () => screen(text)
  yield () => countryOf({ timeZone: 'UTC', chosen: null })
  for (const language of SAFETY_LANGUAGES) {
    yield () => triggersOf(language).pattern.test(text)
    for (const rules of Object.values(REPLY_RULES[language])) yield () => rules.map((rule) => rule.test(text))
  }
  yield () => screenAsReply(text)
  yield () => findPatternMemories(text, new Date(0), 'UTC', readDates)
  yield () => createMask('everything', [], []).hide(text)
  yield () => termsOf(text)
  yield () => spokenLanguage(text)
}

function* steps(): Generator<() => unknown> {
  for (let round = 0; round < ROUNDS; round += 1) for (const text of SAMPLES) yield* stepsFor(text)
}

/** Compiles patterns in small steps, which the first messages would otherwise wait for. */
export async function warmUp(): Promise<void> {
  await compileDetectors()
  await mapWithoutBlocking(steps(), (step) => step())
}
