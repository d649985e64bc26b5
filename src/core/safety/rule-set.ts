import type { Concern, Family, SafetyLanguage } from './concern.ts'
import type { Classes } from './patterns.ts'

/** The weight of a phrase: three is enough by itself. */
export type Weight = 1 | 2 | 3

export interface SignalRule {
  concern: Concern
  family: Family
  weight: Weight
  /** Explicit and about oneself: no story or study around it cancels it. */
  sure?: true
  /** Decided by the rule alone: the classifier knows these words from harmless examples only. */
  plain?: true
  /** Weaker next to an everyday subject: `I can't do this anymore`, about a crossword. */
  soft?: true
  /** Cancelled by laughter: `mum will kill me lol`. */
  joke?: true
  /**
   * About the future: `I'll kill him tomorrow`. A condition after it cancels it (`if he eats my yoghurt`); a mention of
   * the past does not.
   */
  announced?: true
  /** Help is needed now. */
  now?: true
  patterns: string
}

export interface RuleSet {
  language: SafetyLanguage
  commonWords: string
  /** Expansions of short forms and typos, applied before matching: `im` is `i am`. */
  shortForms: Record<string, string>
  /** Words of the rules that may have a one-letter typo. */
  keyWords: string
  /** Real words one letter away from those. */
  otherWords: string
  classes: Classes
  /** Words that a clause may start after, or end before. */
  openers: string
  closers: string
  signals: readonly SignalRule[]
  /** Idioms that contain a signal but are harmless. */
  idioms: string
  /** Like idioms, and the classifier does not read them either: it would take `I took 20 minutes` for an overdose. */
  harmless: string
  /** The person says that they are a minor. */
  minor: string
  /** Words that begin a clause about oneself. */
  speaker: string
  /** Denials, which cancel the signals they contain. */
  denials: string
  /** Long ago: cancels signals without `current`. */
  past: string
  current: string
  /** Stories, songs, news, games, study and work: they cancel what isn't about oneself. */
  frames: string
  /** Quoted speech in a story. */
  quotes: string
  /** Breaks a frame: `it's really about me`. */
  breaksFrame: string
  /** Words that begin a condition. */
  conditions: string
  everyday: string
  laughter: string
  /** Times that make a danger urgent. */
  soon: string
}
