const SUCCESS_ALLOWANCES = new Map([
  ['basic', 150],
  ['standard', 450],
  ['premium', 1200],
])
const OTHER_ALLOWANCE = 10

/** Monthly messages shown after checkout for a tier that can't be confirmed yet (specification, section 9). */
export const unconfirmedAllowance = (tier: string): number => SUCCESS_ALLOWANCES.get(tier) ?? OTHER_ALLOWANCE
