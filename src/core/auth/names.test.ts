import { describe, expect, it } from 'vitest'
import { isReservedUsername } from './names.ts'

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
