import type { FollowUpKind } from '../scheduling/follow-ups.ts'

const ENDS_ALREADY = /[.!?…]$/

const ended = (text: string): string => (ENDS_ALREADY.test(text) ? text : `${text}.`)

/** What a helper sends at its time where no model writes it: it names what it is about, and no more. */
export const followUpText = (kind: FollowUpKind, subject: string): string =>
  kind === 'reminder'
    ? `You asked me to remind you: ${ended(subject)}`
    : `I said I would ask about this: ${ended(subject)} How did it go?`
