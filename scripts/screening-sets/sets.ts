import type { SafetyLanguage } from '../../src/core/safety/concern.ts'
import { HELD_OUT_DE } from './held-out-de.ts'
import { HELD_OUT_EN } from './held-out-en.ts'
import { HELD_OUT_ES } from './held-out-es.ts'
import { HELD_OUT_FR } from './held-out-fr.ts'
import { HELD_OUT_PT } from './held-out-pt.ts'
import { HINTS_DE } from './hints-de.ts'
import { HINTS_EN } from './hints-en.ts'
import { HINTS_ES } from './hints-es.ts'
import { HINTS_FR } from './hints-fr.ts'
import { HINTS_PT } from './hints-pt.ts'
import { type Example, readSet } from './read-set.ts'
import { TRAIN_DE } from './train-de.ts'
import { TRAIN_EN } from './train-en.ts'
import { TRAIN_ES } from './train-es.ts'
import { TRAIN_FR } from './train-fr.ts'
import { TRAIN_PT } from './train-pt.ts'
import { UNREAD_DE } from './unread-de.ts'
import { UNREAD_EN } from './unread-en.ts'
import { UNREAD_ES } from './unread-es.ts'
import { UNREAD_FR } from './unread-fr.ts'
import { UNREAD_PT } from './unread-pt.ts'

type Sets = Record<SafetyLanguage, readonly Example[]>

/** Messages that rules and weights were tuned with. */
export const TRAIN: Sets = {
  en: readSet(TRAIN_EN),
  de: readSet(TRAIN_DE),
  es: readSet(TRAIN_ES),
  fr: readSet(TRAIN_FR),
  pt: readSet(TRAIN_PT),
}

/** The same, of messages that only hint at what they mean, and of harmless ones that look like them. */
export const HINTS: Sets = {
  en: readSet(HINTS_EN),
  de: readSet(HINTS_DE),
  es: readSet(HINTS_ES),
  fr: readSet(HINTS_FR),
  pt: readSet(HINTS_PT),
}

/** Messages that were not read while they were tuned. */
export const HELD_OUT: Sets = {
  en: readSet(HELD_OUT_EN),
  de: readSet(HELD_OUT_DE),
  es: readSet(HELD_OUT_ES),
  fr: readSet(HELD_OUT_FR),
  pt: readSet(HELD_OUT_PT),
}

/** Harder ones, of other authors: they measure, and nothing is trained with them. */
export const UNREAD: Sets = {
  en: readSet(UNREAD_EN),
  de: readSet(UNREAD_DE),
  es: readSet(UNREAD_ES),
  fr: readSet(UNREAD_FR),
  pt: readSet(UNREAD_PT),
}
