import { WRITINGS } from '../personas/personas.ts'
import { RECALLED_TEXT } from '../recall/recalled-text.ts'
import {
  EARLIER_TEXT,
  GENERAL_RULES,
  KNOWN_TEXT,
  LENGTH_TEXT,
  MASKED_TEXT,
  OPENING_TEXT,
  PURPOSE_TEXT,
  SEEN_TEXT,
  SHOWN_TEXT,
  SMS_TEXT,
  TONE_TEXT,
  UNSEEN_TEXT,
  WRITTEN_TEXT,
} from './prompt-text.ts'

/** All instructions to a model in our own words; what it is told about the person is their own data. */
export const PROMPT_RULES: readonly string[] = [
  OPENING_TEXT,
  GENERAL_RULES,
  ...Object.values(WRITINGS).map(({ ROLE }) => ROLE),
  ...Object.values(TONE_TEXT),
  ...Object.values(LENGTH_TEXT),
  ...Object.values(PURPOSE_TEXT),
  WRITTEN_TEXT,
  KNOWN_TEXT,
  EARLIER_TEXT,
  RECALLED_TEXT,
  MASKED_TEXT,
  SHOWN_TEXT,
  SEEN_TEXT,
  UNSEEN_TEXT,
  SMS_TEXT,
]
