const SUCCESS_ALLOWANCES = new Map([
  ['basic', 150],
  ['standard', 450],
  ['premium', 1200],
])
const OTHER_ALLOWANCE = 10

/** Messages a month that the page after a checkout names for a tier it can't confirm (specification, section 9). */
export const unconfirmedAllowance = (tier: string): number => SUCCESS_ALLOWANCES.get(tier) ?? OTHER_ALLOWANCE
