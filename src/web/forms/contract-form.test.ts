import { afterEach, expect, it, vi } from 'vitest'
import type { SignUpBody } from '../../contract/accounts.ts'
import { contractResolver, loadCheck } from './contract-form.ts'

const OPTIONS = { fields: {}, shouldUseNativeValidation: false }

const check = (load: () => ReturnType<typeof loadCheck>, body: object) =>
  contractResolver(load, () => body as Record<string, unknown>)({}, undefined, OPTIONS)

const NOBODY: SignUpBody = { username: 'a', password: 'short', birthDate: '' }

afterEach(() => void vi.useRealTimers())

it('names each wrong field, with the texts of the contract', async () => {
  const { errors } = await check(() => loadCheck('signUpBody'), NOBODY)
  expect(errors).toMatchObject({
    username: { message: 'Username must be at least 3 characters.' },
    password: { message: 'Password must be at least 8 characters.' },
    birthDate: { message: 'Please enter your birth date.' },
  })
})

it('passes the request on as it was made', async () => {
  const body = { username: ' Robin ', password: 'long enough', birthDate: '1990-05-17' }
  expect(await check(() => loadCheck('signUpBody'), body)).toEqual({ values: body, errors: {} })
})

it('finds the wrong entry of a list', async () => {
  const { errors } = await check(() => loadCheck('helperSettings'), { greetings: ['Hello.', ' '] })
  expect(errors.greetings).toMatchObject({ 1: { message: 'Please write this opening message, or remove it.' } })
})

it('leaves an error of the whole request to the server', async () => {
  expect(await check(() => loadCheck('profileBody'), {})).toEqual({ values: {}, errors: {} })
})

it('lets a request go unchecked if the contract cannot be loaded, or takes too long', async () => {
  const unchecked = { values: NOBODY, errors: {} }
  expect(await check(() => Promise.reject(new Error('offline')), NOBODY)).toEqual(unchecked)
  vi.useFakeTimers()
  const checked = check(() => new Promise(() => undefined), NOBODY)
  await vi.runAllTimersAsync()
  expect(await checked).toEqual(unchecked)
})
