import type { Concern, Family, SafetyLanguage } from './concern.ts'
import type { Classes } from './patterns.ts'

/** How much a phrase counts: three are enough by themselves. */
export type Weight = 1 | 2 | 3

/** Phrases that may tell of a danger, in the language of `patterns.ts`. */
export interface SignalRule {
  concern: Concern
  family: Family
  weight: Weight
  /** Said of oneself and plainly: no story or study around it explains it away. */
  sure?: true
  /** Counts less beside an everyday subject: `I can't do this anymore`, of a crossword. */
  soft?: true
  /** Counts for nothing beside laughter: `mum will kill me lol`. */
  joke?: true
  /** Help is needed now. */
  now?: true
  patterns: string
}

/** The rules of one language, as data. */
export interface RuleSet {
  language: SafetyLanguage
  /** Words that tell which language is written. */
  commonWords: string
  /** What short forms and slips stand for, before anything is matched: `im` is `i am`. */
  shortForms: Record<string, string>
  /** Words of the rules in which a slip of one letter is forgiven. */
  keyWords: string
  /** Words that are one letter away from those, and mean what they say. */
  otherWords: string
  classes: Classes
  /** A clause may begin after these, and end before them. */
  openers: string
  closers: string
  signals: readonly SignalRule[]
  /** Phrases that only sound like the signals that they hold. */
  idioms: string
  /** Denials; they take away what they hold. */
  denials: string
  /** Long ago; with `resolved`, or without `current`, it takes away what was. */
  past: string
  resolved: string
  current: string
  /** Stories, songs, news, games, study and work: they take away what isn't said of oneself. */
  frames: string
  /** Words spoken by somebody in a story. */
  quotes: string
  /** What breaks a frame: `it's really about me`. */
  breaksFrame: string
  everyday: string
  laughter: string
  /** Times that make a danger urgent. */
  soon: string
}
