import { describe, expect, it } from 'vitest'
import { deleteAccountBody, passwordBody, profileBody, signInBody, signUpBody } from '../../../contract/accounts.ts'
import { ApiError } from '../../api.ts'
import { checked, RULES } from './checked.ts'

const LONG = 'a'.repeat(400)

const FIELDS = [
  ['username', RULES.username, signUpBody.shape.username, ['ab', LONG, 'has space', 'good.name-1', 'Zoë']],
  ['password', RULES.newPassword, signUpBody.shape.password, ['short', LONG, 'long enough']],
  ['name', RULES.displayName, profileBody.shape.name, ['', 'M', LONG, 'Mira']],
  ['email', RULES.email, profileBody.shape.email, ['nope', 'a@b', 'a b@c.de', 'mira@example.com']],
  ['sign-in username', RULES.anyUsername, signInBody.shape.username, ['', 'x']],
  ['sign-in password', RULES.anyPassword, signInBody.shape.password, ['', 'x']],
  ['current password', RULES.currentPassword, passwordBody.shape.currentPassword, ['', 'x']],
  ['password for deletion', RULES.ownPassword, deleteAccountBody.shape.password, ['', 'x']],
] as const

describe('form errors come from the contract', () => {
  for (const [name, rule, schema, values] of FIELDS) {
    it.each([...values])(`${name}: %s`, (value) => {
      expect(rule(value)).toBe(schema.safeParse(value).error?.issues[0]?.message ?? null)
    })
  }
})

it.each([
  ['', 'Please enter your birth date.'],
  ['not a date', 'Please enter your birth date.'],
  ['1990-05-17', null],
  ['2999-01-01', 'Please enter your birth date.'],
])('a birth date of "%s" gets the error %j', (value, problem) => {
  expect(RULES.birthDate(value)).toBe(problem)
})

describe('checked', () => {
  it('names every invalid field', () => {
    const check = () =>
      checked(
        { username: 'a', birthDate: '', email: undefined },
        { username: RULES.username, birthDate: RULES.birthDate },
      )
    expect(check).toThrow(ApiError)
    expect(check).toThrow('400: Please check the marked fields.')
  })

  it('ignores absent fields', () => {
    const body = { name: 'Mira', email: null }
    expect(checked(body, { name: RULES.displayName, email: RULES.email })).toBe(body)
  })
})
