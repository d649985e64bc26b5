import * as de from './casual-de.ts'
import * as en from './casual-en.ts'
import * as es from './casual-es.ts'
import * as fr from './casual-fr.ts'
import * as pt from './casual-pt.ts'
import * as chattyEn from './chatty-en.ts'
import * as chattyOthers from './chatty-others.ts'
import { HELD_OUT as DAILY } from './daily.ts'
import * as everyday from './everyday-en.ts'
import * as moreEn from './more-en.ts'
import * as moreOthers from './more-others.ts'
import { HELD_OUT as OUTSIDE } from './outside.ts'

import * as passingDe from './passing-de.ts'
import * as passingEn from './passing-en.ts'
import * as passingFr from './passing-fr.ts'

import { type Labelled, readSet } from './read-set.ts'
import * as traps from './traps-en.ts'

/** Messages by language, and whether the rules were developed with them. */
const sets = {
  en: en,
  'en everyday': everyday,
  'en more': moreEn,
  'other more': moreOthers,
  'en chatty': chattyEn,
  'other chatty': chattyOthers,
  'de passing': passingDe,
  'fr passing': passingFr,
  'en passing': passingEn,
  'en traps': traps,
  es,
  de,
  fr,
  pt,
}

export const SET_NAMES = Object.keys(sets) as (keyof typeof sets)[]

export const setOf = (name: keyof typeof sets, half: 'development' | 'held-out'): readonly Labelled[] =>
  readSet(half === 'development' ? sets[name].DEVELOPMENT : sets[name].HELD_OUT)

/** By authors who had seen nothing of the product; what fails in them is not read. */
export const OUTSIDE_SETS: Readonly<Record<string, readonly Labelled[]>> = {
  outside: readSet(OUTSIDE),
  daily: readSet(DAILY),
}
