import { describe, expect, it } from 'vitest'
import { deleteAccountBody, passwordBody, profileBody, signInBody, signUpBody } from '../../../contract/accounts.ts'
import { ApiError } from '../../api.ts'
import { FIELD_RULES, validated } from './validate-fields.ts'

const LONG = 'a'.repeat(400)

const FIELDS = [
  ['username', FIELD_RULES.username, signUpBody.shape.username, ['ab', LONG, 'has space', 'good.name-1', 'Zoë']],
  ['password', FIELD_RULES.newPassword, signUpBody.shape.password, ['short', LONG, 'long enough']],
  ['name', FIELD_RULES.displayName, profileBody.shape.name, ['', 'M', LONG, 'Mira']],
  ['email', FIELD_RULES.email, profileBody.shape.email, ['nope', 'a@b', 'a b@c.de', 'mira@example.com']],
  ['sign-in username', FIELD_RULES.anyUsername, signInBody.shape.username, ['', 'x']],
  ['sign-in password', FIELD_RULES.anyPassword, signInBody.shape.password, ['', 'x']],
  ['current password', FIELD_RULES.currentPassword, passwordBody.shape.currentPassword, ['', 'x']],
  ['password for deletion', FIELD_RULES.ownPassword, deleteAccountBody.shape.password, ['', 'x']],
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
  expect(FIELD_RULES.birthDate(value)).toBe(problem)
})

describe('validated', () => {
  it('names every invalid field', () => {
    const check = () =>
      validated(
        { username: 'a', birthDate: '', email: undefined },
        { username: FIELD_RULES.username, birthDate: FIELD_RULES.birthDate },
      )
    expect(check).toThrow(ApiError)
    expect(check).toThrow('400: Please check the marked fields.')
  })

  it('ignores absent fields', () => {
    const body = { name: 'Mira', email: null }
    expect(validated(body, { name: FIELD_RULES.displayName, email: FIELD_RULES.email })).toBe(body)
  })
})
