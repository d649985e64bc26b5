import { GERMAN } from './de.ts'
import { SPANISH } from './es.ts'
import { FRENCH } from './fr.ts'
import { PORTUGUESE } from './pt.ts'
import { type LanguageReader, readerOf } from './read-language.ts'

export const LANGUAGE_READERS: readonly LanguageReader[] = [SPANISH, GERMAN, FRENCH, PORTUGUESE].map(readerOf)
