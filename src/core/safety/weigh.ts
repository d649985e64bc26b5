import { type Concern, type Family, GRAVEST_FIRST, isDecidedByRules, isRuled } from './concern.ts'
import type { Findings, Span } from './reader.ts'
import type { SignalRule } from './rule-set.ts'

/** Three points are enough to offer help. */
export const ENOUGH = 3

/** A phrase that still counts after idioms, denials and frames. */
export interface Signal extends Span {
  rule: SignalRule
}

export interface Weighed {
  signals: readonly Signal[]
  points: number
  urgent: boolean
}

const NOTHING: Weighed = { signals: [], points: 0, urgent: false }

function covered(spans: readonly Span[], words: number): Uint8Array {
  const marks = new Uint8Array(words)
  for (const { from, to } of spans) marks.fill(1, from, to + 1)
  return marks
}

/** Keeps the heaviest first, then those that only rules can find, then the longest, then the gravest, without overlaps. */
function apart(signals: readonly Signal[], words: number): Signal[] {
  const length = ({ from, to }: Signal): number => to - from
  const ordered = signals.toSorted(
    (one, other) =>
      other.rule.weight - one.rule.weight ||
      Number(isRuled(other.rule.concern)) - Number(isRuled(one.rule.concern)) ||
      length(other) - length(one) ||
      GRAVEST_FIRST.indexOf(one.rule.concern) - GRAVEST_FIRST.indexOf(other.rule.concern) ||
      one.from - other.from,
  )
  const taken = new Uint8Array(words)
  const kept: Signal[] = []
  for (const signal of ordered) {
    if (taken.subarray(signal.from, signal.to + 1).includes(1)) continue
    taken.fill(1, signal.from, signal.to + 1)
    kept.push(signal)
  }
  return kept
}

/** Long ago, with no mention of now. */
const isPast = ({ spans }: Findings): boolean => spans.past.length > 0 && spans.current.length === 0

/** Laughter, but not `no joke`, which has the same word. */
const laughs = ({ spans, signals }: Findings): boolean =>
  spans.laughter.some(
    ({ from, to }) => !signals.some((signal) => isEarnest(signal) && signal.from <= from && signal.to >= to),
  )

const isEarnest = ({ rule }: Signal): boolean => rule.concern === 'harm-to-others' && rule.weight === 1

/** A condition begins soon enough after a threat to belong to it: `on Monday if`. */
const SOON_AFTER = 3

function isConditional({ rule, to }: Signal, { spans }: Findings): boolean {
  return rule.announced === true && spans.conditions.some(({ from }) => from > to && from <= to + SOON_AFTER)
}

/** Words in a story are not about oneself, unless the person says they are. */
function explainsAway({ spans }: Findings): (signal: Signal) => boolean {
  const framed = spans.frames.length > 0 && spans.breaksFrame.length === 0
  const quoted = framed && spans.quotes.length > 0
  return ({ rule }) => (rule.sure ? quoted : framed)
}

/** `He left me and I want to die` is about oneself, though it has the words of a worry about him. */
function isAboutOneself(meant: readonly Signal[], { spans }: Findings): (signal: Signal) => boolean {
  const starts = new Set(spans.speaker.flatMap(({ to }) => [to, to + 1]))
  const own = meant.filter(({ rule, from }) => rule.sure && rule.weight === ENOUGH && starts.has(from))
  return ({ rule, from, to }) =>
    rule.concern === 'someone-else' && own.some((said) => said.from > from && said.to <= to)
}

export function weigh(findings: Findings): Weighed {
  const { signals, spans, words } = findings
  if (signals.length === 0) return NOTHING
  const past = isPast(findings)
  const laughing = laughs(findings)
  const harmless = covered([...spans.idioms, ...spans.harmless, ...spans.denials], words)
  const explained = explainsAway(findings)
  const isHarmless = ({ from, to, rule }: Signal): boolean =>
    harmless[to] === 1 || ((!rule.sure || isDecidedByRules(rule.concern)) && harmless[from] === 1)
  const meant = signals.filter(
    (signal) =>
      !isHarmless(signal) &&
      !explained(signal) &&
      !isConditional(signal, findings) &&
      !(past && !signal.rule.announced) &&
      !(laughing && signal.rule.joke),
  )
  const isMisread = isAboutOneself(meant, findings)
  return sum(
    meant.filter((signal) => !isMisread(signal)),
    findings,
  )
}

function sum(meant: readonly Signal[], { spans, words }: Findings): Weighed {
  if (meant.length === 0) return NOTHING
  const kept = apart(
    meant.filter((signal) => !isMeansOfThreat(signal, meant)),
    words,
  )
  const weakOnce = kept.filter(
    ({ rule }, nth) => rule.weight > 1 || kept.findIndex((other) => other.rule.family === rule.family) === nth,
  )
  const firm = weakOnce.some(({ rule }) => rule.weight === ENOUGH && !rule.soft)
  const points = weakOnce.reduce((total, { rule }) => total + rule.weight, 0)
  const everyday = !firm && weakOnce.some(({ rule }) => rule.soft) && spans.everyday.length > 0 ? 1 : 0
  const said = kept.reduce((total, { from, to }) => total + to - from + 1, 0)
  const bare = points > 1 && words - said <= 1 ? 1 : 0
  return {
    signals: kept,
    points: points - everyday + bare,
    urgent: meant.some(({ rule }) => rule.now) || spans.soon.length > 0,
  }
}

const isThreat = ({ rule }: Signal): boolean => rule.concern === 'harm-to-others' && rule.weight > 1
/** By its words, a threat resembles violence against the person who writes it. */
export const threatens = (signals: readonly Signal[]): boolean => signals.some(isThreat)

/** `I'll put a bullet in his head`: the same words, without whom they are about, are a means of suicide. */
const isMeansOfThreat = ({ rule, from, to }: Signal, all: readonly Signal[]): boolean =>
  rule.family === 'means' && all.some((other) => isThreat(other) && other.from <= to && from <= other.to)

/** Next to a threat, a weapon is the means of the threat, not of suicide. */
const withoutMeansOf = (all: readonly Signal[]): readonly Signal[] =>
  threatens(all) ? all.filter(({ rule }) => rule.family !== 'means') : all

/** The gravest concern of the heaviest signals. */
export function concernOf(all: readonly Signal[]): Concern {
  const signals = withoutMeansOf(all)
  const ofOthers = signals.some(({ rule }) => rule.concern === 'someone-else' && rule.weight === ENOUGH)
  const ofSelf = signals.some(({ rule }) => rule.sure && rule.weight === ENOUGH)
  const isMedical = signals.some(({ rule }) => rule.concern === 'medical')
  if (isMedical && !ofSelf) return 'medical'
  if (ofOthers && !ofSelf) return 'someone-else'
  const most = Math.max(...signals.map(({ rule }) => rule.weight))
  const weightiest = new Set(signals.filter(({ rule }) => rule.weight === most).map(({ rule }) => rule.concern))
  return GRAVEST_FIRST.find((concern) => weightiest.has(concern)) ?? 'suicide'
}

export const familiesOf = (signals: readonly Signal[]): Family[] => [
  ...new Set(signals.filter(({ rule }) => rule.weight > 1).map(({ rule }) => rule.family)),
]
