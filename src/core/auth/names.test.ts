import { describe, expect, it } from 'vitest'
import { ageOn, birthDateProblem, isReservedUsername } from './names.ts'

describe('a username', () => {
  it.each(['postmaster', 'no-reply', 'N0reply', 'аbuse', 'Billing', 'info_', 'mods', 'null', 'api', 'superadmin'])(
    'is reserved: %s',
    (name) => expect(isReservedUsername(name)).toBe(true),
  )

  it.each(['rootbeer', 'badminton', 'infoseeker', 'modest', 'sally', 'teammate', 'newsie', 'testa'])(
    'is free: %s',
    (name) => expect(isReservedUsername(name)).toBe(false),
  )
})

it.each([
  ['2008-11-23', '2026-11-23', 18],
  ['2008-11-24', '2026-11-23', 17],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['1990-12-31', '2026-01-01', 35],
])('a person born on %s is, on %s, %i years old', (born, day, age) => {
  expect(ageOn(born, day)).toBe(age)
})

it.each([
  ['2000-01-01', null],
  ['2010-01-01', 'Coterie is for adults. You need to be 18 or older.'],
  ['2030-01-01', 'Please enter your birth date.'],
  ['1890-01-01', 'Please enter your birth date.'],
])('%s: %s', (born, problem) => {
  expect(birthDateProblem(born, '2026-11-23')).toBe(problem)
})
