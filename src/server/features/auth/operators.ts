import type { Services } from '../../ports/services.ts'

/** Is this username one of OPERATORS? Accounts with such a name are operators whatever the database says. */
export const isOperatorName = ({ operators }: Pick<Services, 'operators'>, username: string): boolean =>
  operators.includes(username.toLowerCase())
