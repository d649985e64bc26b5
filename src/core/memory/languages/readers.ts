import { GERMAN } from './de.ts'
import { SPANISH } from './es.ts'
import { FRENCH } from './fr.ts'
import { PORTUGUESE } from './pt.ts'
import { type LanguageReader, readerOf } from './read-language.ts'

/** The languages besides English that the rules understand. */
export const LANGUAGE_READERS: readonly LanguageReader[] = [SPANISH, GERMAN, FRENCH, PORTUGUESE].map(readerOf)
