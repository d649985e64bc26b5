import type { Claim, DateReader } from '../claim.ts'

/** What a rule finds; what it leaves out is: of the person, true, of the usual confidence. */
export type Found = Pick<Claim, 'attribute' | 'value'> & Partial<Omit<Claim, 'quote'>>

/** Reads one clause that begins with `I`, `we`, `my`…; `dates` reads days and hours from the time of the message. */
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

/** A rule for what is no longer so; the group is what ends, where the pattern has one. */
export const ends = (attribute: string, pattern: RegExp, shape: Shape): Rule => ({
  pattern,
  find: (match) => ({ attribute, value: (match[1] ? shape(match[1]) : '') ?? '', holds: false }),
})

/** A rule with a value of its own. */
export const fixed = (attribute: string, pattern: RegExp, value: string, more: Partial<Found> = {}): Rule => ({
  pattern,
  find: () => ({ attribute, value, ...more }),
})

/** What is denied tells nothing by itself; it ends what is known with this value. */
export const deniesAny = (pattern: RegExp, shape: Shape): Rule => ({
  pattern,
  find: (match) => {
    const value = shape(match[1])
    return value === null ? null : { attribute: '', value: '', ends: value }
  },
})
