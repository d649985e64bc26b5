import { z } from 'zod'

type Issue = z.core.$ZodRawIssue

const TYPES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

const UNITS: Record<string, string> = { string: 'character', array: 'item' }

/** `messageLength` → `Message length`. */
function inWords(field: string): string {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function subjectOf(path: readonly PropertyKey[]): string {
  const field = path.findLast((part) => typeof part === 'string')
  if (field === undefined) return 'The request body'
  const last = path.at(-1)
  return typeof last === 'number' ? `${inWords(field)}, item ${last + 1},` : inWords(field)
}

function limited(origin: string, bound: 'at least' | 'at most', limit: number | bigint): string {
  const unit = UNITS[origin]
  if (!unit) return `must be ${bound} ${limit}`
  return `must have ${bound} ${limit} ${limit === 1 ? unit : `${unit}s`}`
}

const oneOf = (values: readonly unknown[]): string =>
  values.length === 1 ? `must be ${values[0]}` : `must be one of: ${values.join(', ')}`

function problemOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is required' : `must be ${TYPES[issue.expected] ?? issue.expected}`
    case 'invalid_value':
      return oneOf(issue.values)
    case 'too_small':
      return limited(issue.origin, 'at least', issue.minimum)
    case 'too_big':
      return limited(issue.origin, 'at most', issue.maximum)
    default:
      return 'is not valid'
  }
}

/** What is wrong with a field in plain English, where the contract has no message of its own. */
export function wordProblems(): void {
  z.config({
    customError: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `Unknown field: ${issue.keys.join(', ')}.`
        : `${subjectOf(issue.path ?? [])} ${problemOf(issue)}.`,
  })
}
