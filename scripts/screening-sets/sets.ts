import type { SafetyLanguage } from '../../src/core/safety/concern.ts'
import { markedMessages } from '../fact-examples/read-marked.ts'
import { BROAD_DE } from './broad-de.ts'
import { BROAD_EN } from './broad-en.ts'
import { BROAD_ES } from './broad-es.ts'
import { BROAD_FR } from './broad-fr.ts'
import { BROAD_PT } from './broad-pt.ts'
import { EVERYDAY_DE } from './everyday-de.ts'
import { EVERYDAY_EN } from './everyday-en.ts'
import { EVERYDAY_ES } from './everyday-es.ts'
import { EVERYDAY_FR } from './everyday-fr.ts'
import { EVERYDAY_PT } from './everyday-pt.ts'
import { HARD_DE } from './hard-de.ts'
import { HARD_EN } from './hard-en.ts'
import { HARD_ES } from './hard-es.ts'
import { HARD_FR } from './hard-fr.ts'
import { HARD_PT } from './hard-pt.ts'
import { HELD_OUT_DE } from './held-out-de.ts'
import { HELD_OUT_EN } from './held-out-en.ts'
import { HELD_OUT_ES } from './held-out-es.ts'
import { HELD_OUT_EVERYDAY_DE } from './held-out-everyday-de.ts'
import { HELD_OUT_EVERYDAY_EN } from './held-out-everyday-en.ts'
import { HELD_OUT_EVERYDAY_ES } from './held-out-everyday-es.ts'
import { HELD_OUT_EVERYDAY_FR } from './held-out-everyday-fr.ts'
import { HELD_OUT_EVERYDAY_PT } from './held-out-everyday-pt.ts'
import { HELD_OUT_FR } from './held-out-fr.ts'
import { HELD_OUT_MIXED_DE } from './held-out-mixed-de.ts'
import { HELD_OUT_MIXED_EN } from './held-out-mixed-en.ts'
import { HELD_OUT_MIXED_ES } from './held-out-mixed-es.ts'
import { HELD_OUT_MIXED_FR } from './held-out-mixed-fr.ts'
import { HELD_OUT_MIXED_PT } from './held-out-mixed-pt.ts'
import { HELD_OUT_NEWER_EN } from './held-out-newer-en.ts'
import { HELD_OUT_OTHER_DE } from './held-out-other-de.ts'
import { HELD_OUT_OTHER_EN } from './held-out-other-en.ts'
import { HELD_OUT_OTHER_ES } from './held-out-other-es.ts'
import { HELD_OUT_OTHER_FR } from './held-out-other-fr.ts'
import { HELD_OUT_OTHER_PT } from './held-out-other-pt.ts'
import { HELD_OUT_PT } from './held-out-pt.ts'
import { HELD_OUT_SPOKEN_DE } from './held-out-spoken-de.ts'
import { HELD_OUT_SPOKEN_EN } from './held-out-spoken-en.ts'
import { HELD_OUT_SPOKEN_ES } from './held-out-spoken-es.ts'
import { HELD_OUT_SPOKEN_FR } from './held-out-spoken-fr.ts'
import { HELD_OUT_SPOKEN_PT } from './held-out-spoken-pt.ts'
import { HELD_OUT_VEILED_DE } from './held-out-veiled-de.ts'
import { HELD_OUT_VEILED_EN } from './held-out-veiled-en.ts'
import { HELD_OUT_VEILED_ES } from './held-out-veiled-es.ts'
import { HELD_OUT_VEILED_FR } from './held-out-veiled-fr.ts'
import { HELD_OUT_VEILED_PT } from './held-out-veiled-pt.ts'
import { HINTS_DE } from './hints-de.ts'
import { HINTS_EN } from './hints-en.ts'
import { HINTS_ES } from './hints-es.ts'
import { HINTS_FR } from './hints-fr.ts'
import { HINTS_PT } from './hints-pt.ts'
import { PLAIN_DE } from './plain-de.ts'
import { PLAIN_EN } from './plain-en.ts'
import { PLAIN_ES } from './plain-es.ts'
import { PLAIN_FR } from './plain-fr.ts'
import { PLAIN_PT } from './plain-pt.ts'
import { type Example, readSet } from './read-set.ts'
import { SPOKEN_DE } from './spoken-de.ts'
import { SPOKEN_EN } from './spoken-en.ts'
import { SPOKEN_ES } from './spoken-es.ts'
import { SPOKEN_FR } from './spoken-fr.ts'
import { SPOKEN_PT } from './spoken-pt.ts'
import { THREATS_DE } from './threats-de.ts'
import { THREATS_EN } from './threats-en.ts'
import { THREATS_ES } from './threats-es.ts'
import { THREATS_FR } from './threats-fr.ts'
import { THREATS_PT } from './threats-pt.ts'
import { TRAIN_DE } from './train-de.ts'
import { TRAIN_EN } from './train-en.ts'
import { TRAIN_ES } from './train-es.ts'
import { TRAIN_FR } from './train-fr.ts'
import { TRAIN_PT } from './train-pt.ts'
import { VARIED_DE } from './varied-de.ts'
import { VARIED_EN } from './varied-en.ts'
import { VARIED_ES } from './varied-es.ts'
import { VARIED_FR } from './varied-fr.ts'
import { VARIED_PT } from './varied-pt.ts'
import { VEILED_DE } from './veiled-de.ts'
import { VEILED_EN } from './veiled-en.ts'
import { VEILED_ES } from './veiled-es.ts'
import { VEILED_FR } from './veiled-fr.ts'
import { VEILED_PT } from './veiled-pt.ts'

type Sets = Record<SafetyLanguage, readonly Example[]>

/** Messages that the rules and weights were tuned with. */
export const TRAIN: Sets = {
  en: readSet(TRAIN_EN),
  de: readSet(TRAIN_DE),
  es: readSet(TRAIN_ES),
  fr: readSet(TRAIN_FR),
  pt: readSet(TRAIN_PT),
}

/** More of them: messages that only hint at a danger, and harmless ones that look alike. */
export const HINTS: Sets = {
  en: readSet(HINTS_EN),
  de: readSet(HINTS_DE),
  es: readSet(HINTS_ES),
  fr: readSet(HINTS_FR),
  pt: readSet(HINTS_PT),
}

/** Harder ones, by other authors. */
export const HARD: Sets = {
  en: readSet(HARD_EN),
  de: readSet(HARD_DE),
  es: readSet(HARD_ES),
  fr: readSet(HARD_FR),
  pt: readSet(HARD_PT),
}

/** Mostly plainly stated dangers, and everyday messages. */
export const PLAIN: Sets = {
  en: readSet(PLAIN_EN),
  de: readSet(PLAIN_DE),
  es: readSet(PLAIN_ES),
  fr: readSet(PLAIN_FR),
  pt: readSet(PLAIN_PT),
}

/** Plain ones and hints by people of many ages, among harmless ones with the same words. */
export const BROAD: Sets = {
  en: readSet(BROAD_EN),
  de: readSet(BROAD_DE),
  es: readSet(BROAD_ES),
  fr: readSet(BROAD_FR),
  pt: readSet(BROAD_PT),
}

/** Dangers and everyday messages in many wordings. */
export const VARIED: Sets = {
  en: readSet(VARIED_EN),
  de: readSet(VARIED_DE),
  es: readSet(VARIED_ES),
  fr: readSet(VARIED_FR),
  pt: readSet(VARIED_PT),
}

/** As people of many professions and ages say it aloud. */
export const SPOKEN: Sets = {
  en: readSet(SPOKEN_EN),
  de: readSet(SPOKEN_DE),
  es: readSet(SPOKEN_ES),
  fr: readSet(SPOKEN_FR),
  pt: readSet(SPOKEN_PT),
}

/** Short everyday ones, and a few dangers with the same words. */
export const EVERYDAY: Sets = {
  en: readSet(EVERYDAY_EN),
  de: readSet(EVERYDAY_DE),
  es: readSet(EVERYDAY_ES),
  fr: readSet(EVERYDAY_FR),
  pt: readSet(EVERYDAY_PT),
}

/** Threats in unusual words, farewells over several messages, hidden bruises, and harmless ones like them; only for the
 * weights of words. */
export const VEILED: Sets = {
  en: readSet(VEILED_EN),
  de: readSet(VEILED_DE),
  es: readSet(VEILED_ES),
  fr: readSet(VEILED_FR),
  pt: readSet(VEILED_PT),
}

/** Threats to others, and harmless messages with the same words. Only for telling dangers from each other. */
export const THREATS: Sets = {
  en: readSet(THREATS_EN),
  de: readSet(THREATS_DE),
  es: readSet(THREATS_ES),
  fr: readSet(THREATS_FR),
  pt: readSet(THREATS_PT),
}

const harmless = (text: string): Example => ({ concern: null, text, earlier: [] })
const dailyIn = (language: SafetyLanguage): Example[] => markedMessages(language).map(({ text }) => harmless(text))

/** What people say about their days, at any length: the examples of facts. None of it is a danger. */
export const DAILY: Sets = {
  en: dailyIn('en'),
  de: dailyIn('de'),
  es: dailyIn('es'),
  fr: dailyIn('fr'),
  pt: dailyIn('pt'),
}

/** The test sets: nothing is trained or tuned with these. */
export const HELD_OUT: Sets = {
  en: readSet(HELD_OUT_EN),
  de: readSet(HELD_OUT_DE),
  es: readSet(HELD_OUT_ES),
  fr: readSet(HELD_OUT_FR),
  pt: readSet(HELD_OUT_PT),
}

/** Newer test sets, harder than the others. */
export const HELD_OUT_NEWER: Sets = { en: readSet(HELD_OUT_NEWER_EN), de: [], es: [], fr: [], pt: [] }

/** Newer ones, more plain than roundabout. */
export const HELD_OUT_MIXED: Sets = {
  en: readSet(HELD_OUT_MIXED_EN),
  de: readSet(HELD_OUT_MIXED_DE),
  es: readSet(HELD_OUT_MIXED_ES),
  fr: readSet(HELD_OUT_MIXED_FR),
  pt: readSet(HELD_OUT_MIXED_PT),
}

/** As people say it aloud. */
export const HELD_OUT_SPOKEN: Sets = {
  en: readSet(HELD_OUT_SPOKEN_EN),
  de: readSet(HELD_OUT_SPOKEN_DE),
  es: readSet(HELD_OUT_SPOKEN_ES),
  fr: readSet(HELD_OUT_SPOKEN_FR),
  pt: readSet(HELD_OUT_SPOKEN_PT),
}

/** By another author. */
export const HELD_OUT_OTHER: Sets = {
  en: readSet(HELD_OUT_OTHER_EN),
  de: readSet(HELD_OUT_OTHER_DE),
  es: readSet(HELD_OUT_OTHER_ES),
  fr: readSet(HELD_OUT_OTHER_FR),
  pt: readSet(HELD_OUT_OTHER_PT),
}

/** Short everyday messages. */
export const HELD_OUT_EVERYDAY: Sets = {
  en: readSet(HELD_OUT_EVERYDAY_EN),
  de: readSet(HELD_OUT_EVERYDAY_DE),
  es: readSet(HELD_OUT_EVERYDAY_ES),
  fr: readSet(HELD_OUT_EVERYDAY_FR),
  pt: readSet(HELD_OUT_EVERYDAY_PT),
}

/** Threats, farewells and bruises, in veiled words. */
export const HELD_OUT_VEILED: Sets = {
  en: readSet(HELD_OUT_VEILED_EN),
  de: readSet(HELD_OUT_VEILED_DE),
  es: readSet(HELD_OUT_VEILED_ES),
  fr: readSet(HELD_OUT_VEILED_FR),
  pt: readSet(HELD_OUT_VEILED_PT),
}

/** Everything that both the weights of words and the network for embeddings are trained on. */
export const examplesIn = (language: SafetyLanguage): Example[] =>
  [TRAIN, HINTS, HARD, PLAIN, BROAD, VARIED, SPOKEN, EVERYDAY, DAILY].flatMap((sets) => sets[language])
