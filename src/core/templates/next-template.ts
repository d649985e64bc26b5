export interface SequenceTemplate {
  sequencePosition: number
  templateText: string
}

/** The first at or after `position`, or the first of all. The next position is its plus one. Null: none in sequence. */
export const nextTemplate = (sequence: readonly SequenceTemplate[], position: number): SequenceTemplate | null =>
  sequence.find(({ sequencePosition }) => sequencePosition >= position) ?? sequence[0] ?? null
