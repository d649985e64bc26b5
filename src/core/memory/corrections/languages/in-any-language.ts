import type { CorrectionLanguage } from './correction-language.ts'
import { GERMAN } from './de.ts'
import { ENGLISH } from './en.ts'
import { SPANISH } from './es.ts'
import { FRENCH } from './fr.ts'
import { PORTUGUESE } from './pt.ts'

/** German is before Spanish, whose `es` would match within `es ist`. */
const LANGUAGES: readonly CorrectionLanguage[] = [ENGLISH, GERMAN, SPANISH, FRENCH, PORTUGUESE]

/** The source of a pattern that matches what each of the languages has there. */
export const inAnyLanguage = (field: keyof CorrectionLanguage): string =>
  LANGUAGES.map((language) => language[field]).join('|')
