export interface Plan {
  'Actual Rows': number
  'Actual Loops': number
  Plans?: Plan[]
}

/** Total rows returned by all steps of a query plan. */
export const rowsRead = (plan: Plan): number =>
  plan['Actual Rows'] * plan['Actual Loops'] + (plan.Plans ?? []).reduce((sum, part) => sum + rowsRead(part), 0)
