export interface SequenceTemplate {
  sequencePosition: number
  templateText: string
}

/** The first at or after `position`, else the first of all. Its position plus one is next. Null: an empty sequence. */
export const nextTemplate = (sequence: readonly SequenceTemplate[], position: number): SequenceTemplate | null =>
  sequence.find(({ sequencePosition }) => sequencePosition >= position) ?? sequence[0] ?? null
