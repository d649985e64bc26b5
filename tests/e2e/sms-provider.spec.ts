import { expect } from '@playwright/test'
import { signUp } from './person.ts'
import { chooseSms, enterNumber, freshPhone } from './sms.ts'
import { test as base, expectGoodPage } from './test.ts'

const test = base.extend({ baseURL: async ({ sms }, use) => use(sms.product.address) })

const NOT_SENT = 'Failed to send verification code.'
const NO_TEXTS_THERE = 'That number cannot receive texts. Please check it.'

test('the wizard explains what the SMS provider reports about a code', async ({ page, sms, watched }) => {
  const { twilio } = sms
  const phone = freshPhone()
  const notices = page.getByRole('region', { name: /Notifications/ })
  const code = () => /\d{6}/.exec(twilio.texts.at(-1)?.body ?? '')?.[0] ?? ''
  await signUp(page)
  await chooseSms(page, /Career Closer/)

  await test.step('a number that can’t receive SMS', async () => {
    twilio.fail({ kind: 'error', status: 400, code: 21_211 })
    await enterNumber(page, phone)
    await expect(notices.getByText(NO_TEXTS_THERE)).toBeVisible()
    await expect(page.getByLabel('Phone number')).toHaveAccessibleDescription(new RegExp(NO_TEXTS_THERE))
    await expectGoodPage(page)
  })

  await test.step('a provider that refuses or disconnects', async () => {
    twilio.fail({ kind: 'error', status: 503, code: 20_503 }, { kind: 'break' })
    for (const tries of [2, 3]) {
      await page.getByRole('button', { name: 'Send Verification Code' }).click()
      await expect(notices.getByText(NOT_SENT, { exact: true })).toBeVisible()
      await expect(page.getByLabel('Phone number')).toHaveValue(`(415) 555-${phone.slice(6)}`)
      expect(twilio.tries).toHaveLength(tries)
      await notices.getByRole('button', { name: 'Close' }).click()
    }
  })

  await page.clock.install()
  await test.step('one code is sent, and another one is not', async () => {
    await page.getByRole('button', { name: 'Send Verification Code' }).click()
    await expect(notices.getByText('Verification code sent', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Verification code')).toHaveValue('')
    await page.clock.fastForward(60_000)
    twilio.fail({ kind: 'error', status: 503, code: 20_503 })
    await page.getByRole('button', { name: 'Resend code', exact: true }).click()
    await expect(notices.getByText(NOT_SENT, { exact: true })).toBeVisible()
  })

  await test.step('the code that was sent is still valid', async () => {
    await page.getByLabel('Verification code').fill(code())
    await page.getByRole('button', { name: 'Verify & Activate Helper' }).click()
    await expect(notices.getByText('Success!', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(/\/helpers$/)
  })
  // The browser logs each failed call in its console.
  watched.faults = watched.faults.filter((fault) => !/400|502/.test(fault))
})
