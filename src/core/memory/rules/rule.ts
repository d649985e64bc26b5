import type { Claim, DateReader } from '../claim.ts'

/** What a rule finds. Defaults: about the person, true, of normal confidence. */
export type Found = Pick<Claim, 'attribute' | 'value'> & Partial<Omit<Claim, 'quote'>>

/** Reads one clause that starts with `I`, `we`, `my`…; `dates` resolves days and hours from the time of the message. */
export interface Rule {
  pattern: RegExp
  find(match: RegExpExecArray, dates: DateReader): Found | Found[] | null
}

export type Shape = (text: string | undefined) => string | null

/** A rule whose first group is the value. */
export const says = (attribute: string, pattern: RegExp, shape: Shape, more: Partial<Found> = {}): Rule => ({
  pattern,
  find: (match) => {
    const value = shape(match[1])
    return value === null ? null : { attribute, value, ...more }
  },
})

/** A rule for something no longer true; the group is what ended, if the pattern has one. */
export const ends = (attribute: string, pattern: RegExp, shape: Shape): Rule => ({
  pattern,
  find: (match) => ({ attribute, value: (match[1] ? shape(match[1]) : '') ?? '', holds: false }),
})

export const fixed = (attribute: string, pattern: RegExp, value: string, more: Partial<Found> = {}): Rule => ({
  pattern,
  find: () => ({ attribute, value, ...more }),
})

/** A negation states nothing itself; it ends a known fact with this value. */
export const deniesAny = (pattern: RegExp, shape: Shape): Rule => ({
  pattern,
  find: (match) => {
    const value = shape(match[1])
    return value === null ? null : { attribute: '', value: '', ends: value }
  },
})
