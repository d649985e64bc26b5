import { birthDateProblem } from '../../../core/auth/adult.ts'
import { LIMITS } from '../../../core/text/limits.ts'
import { ApiError } from '../../api.ts'

/** The error message for a value, the same as the contract's; null if it is valid. */
type Rule = (value: unknown) => string | null

const lengthOf = (value: unknown): number => (typeof value === 'string' ? value.length : 0)

const within =
  (what: string, { min, max }: { min: number; max: number }): Rule =>
  (value) => {
    if (lengthOf(value) < min) return `${what} must be at least ${min} characters.`
    return lengthOf(value) > max ? `${what} can have at most ${max} characters.` : null
  }

const present =
  (text: string): Rule =>
  (value) =>
    lengthOf(value) === 0 ? text : null

const either =
  (first: Rule, second: Rule): Rule =>
  (value) =>
    first(value) ?? second(value)

const matching =
  (pattern: RegExp, text: string): Rule =>
  (value) =>
    pattern.test(String(value)) ? null : text

const SIGNS = /^[\p{L}\p{M}\p{N}._-]+$/u
// Looser than the server's check: it only has to catch typos.
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

export const FIELD_RULES = {
  username: either(
    within('Username', LIMITS.username),
    matching(SIGNS, 'Use letters, digits, dots, dashes and underscores.'),
  ),
  newPassword: within('Password', LIMITS.password),
  displayName: within('Name', LIMITS.displayName),
  email: matching(ADDRESS, 'Please enter a valid email address.'),
  birthDate: (value) => birthDateProblem(String(value), new Date().toLocaleDateString('en-CA')),
  anyUsername: present('Username is required.'),
  anyPassword: present('Password is required.'),
  currentPassword: present('Your current password is required.'),
  ownPassword: present('Your password is required.'),
} as const satisfies Record<string, Rule>

/** Throws the error that the server would return, without calling it. Absent and null fields are not checked. */
export function validated<Body extends object>(body: Body, rules: Partial<Record<keyof Body, Rule>>): Body {
  const fields: Record<string, string> = {}
  for (const [name, value] of Object.entries(body)) {
    const problem = value === null || value === undefined ? null : rules[name as keyof Body]?.(value)
    if (problem) fields[name] = problem
  }
  if (Object.keys(fields).length === 0) return body
  throw new ApiError(400, 'invalid_input', 'Please check the marked fields.', null, fields)
}
