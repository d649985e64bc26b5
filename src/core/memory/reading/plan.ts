/** A plan of the person about which the helper may ask later, given to a model to be moved or called off. */
export interface KnownPlan {
  id: number
  /** Local `YYYY-MM-DD HH:MM`: when the helper asks. */
  at: string
  subject: string
}

/** What a model wants to be asked, checked. */
export type PlanChange =
  | {
      op: 'ask'
      /** The number of the person's message. */
      from: number
      /** Their words, as they stand in it. */
      quote: string
      /** Local `YYYY-MM-DD HH:MM`. */
      at: string
      subject: string
    }
  | { op: 'move'; id: number; at: string }
  | { op: 'cancel'; id: number }
