/** A row of a persona's sequence. */
export interface SequenceTemplate {
  sequencePosition: number
  templateText: string
}

/**
 * The template whose turn it is in a sequence that is sorted by position: the first at or after `position`, else the
 * first of all. The position to go on from is that of the template plus one. Null for an empty sequence.
 */
export const nextTemplate = (sequence: readonly SequenceTemplate[], position: number): SequenceTemplate | null =>
  sequence.find(({ sequencePosition }) => sequencePosition >= position) ?? sequence[0] ?? null
