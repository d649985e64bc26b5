/** Guided practice: small steps with buttons and free lines that end in something of a person's own. */

/** What was answered so far, by the id of the step. */
export type Answers = Readonly<Record<string, string>>

export type Step =
  /** An option that ends in '…' opens a line of one's own. */
  | { kind: 'choice'; id: string; say: string; options: readonly string[] }
  | { kind: 'line'; id: string; say: string; placeholder?: string; isLong?: boolean }
  /** Compared letter by letter. `isSpoken`: the BCP 47 tag of the language in which it can be heard. */
  | { kind: 'check'; id: string; say: string; expected: string; isSpoken: string }
  | { kind: 'timer'; id: string; say: string; seconds: number }
  | { kind: 'show'; id: string; say: string; button?: string }

export interface Exercise {
  id: string
  title: string
  minutes: number
  /** One line for the list. */
  about: string
  /** Four to eight; one that depends on earlier answers is a function of them. */
  steps: readonly (Step | ((answers: Answers) => Step))[]
  /** Markdown: their words, arranged. */
  result(answers: Answers): string
  /** Offered as a memory, such as "Wants a raise"; undefined if there is none. */
  memory?(answers: Answers): string | undefined
}

/**
 * What a person does in each step, so that an exercise reads as a list of them. Marked for the bundler, since a page that
 * uses only the look of a persona leaves its exercises out.
 */

/** `options`: `One | Two | Another…`. */
/* @__NO_SIDE_EFFECTS__ */
export const choose = (id: string, say: string, options: string): Step => ({
  kind: 'choice',
  id,
  say,
  options: options.split(' | '),
})

type LineStep = Extract<Step, { kind: 'line' }>

/* @__NO_SIDE_EFFECTS__ */
export const write = (id: string, say: string, placeholder?: string): LineStep => ({
  kind: 'line',
  id,
  say,
  ...(placeholder === undefined ? {} : { placeholder }),
})

/* @__NO_SIDE_EFFECTS__ */
export const writeLong = (id: string, say: string, placeholder?: string): Step => ({
  ...write(id, say, placeholder),
  isLong: true,
})

/* @__NO_SIDE_EFFECTS__ */
export const check = (id: string, say: string, expected: string, isSpoken: string): Step => ({
  kind: 'check',
  id,
  say,
  expected,
  isSpoken,
})

/* @__NO_SIDE_EFFECTS__ */
export const wait = (id: string, say: string, seconds: number): Step => ({ kind: 'timer', id, say, seconds })

/* @__NO_SIDE_EFFECTS__ */
export const show = (id: string, say: string, button?: string): Step => ({
  kind: 'show',
  id,
  say,
  ...(button === undefined ? {} : { button }),
})
