/** A row in a persona's sequence. */
export interface SequenceTemplate {
  sequencePosition: number
  templateText: string
}

/**
 * The next template of a sequence sorted by position: the first at or after `position`, or the first of all. The next
 * position is the template's plus one. Null if the sequence is empty.
 */
export const nextTemplate = (sequence: readonly SequenceTemplate[], position: number): SequenceTemplate | null =>
  sequence.find(({ sequencePosition }) => sequencePosition >= position) ?? sequence[0] ?? null
