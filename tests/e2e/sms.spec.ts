import { expect, type Page } from '@playwright/test'
import { isUncovered, messagesOf, setChecked, signUp } from './person.ts'
import { chooseSms, enterNumber, freshPhone } from './sms.ts'
import { expectGoodPage, test } from './test.ts'

const CAREER_COACH = {
  personaType: 'career_coach',
  name: 'Alex',
  description: 'Prepares you for the interview.',
  tone: 'direct',
  messageLength: 'brief',
  frequency: 'daily',
  preferredTime: 'midday',
}

async function textBack(page: Page, phone: string, words: string): Promise<void> {
  await page.getByLabel('Your phone').fill(phone)
  await page.getByLabel('Text', { exact: true }).fill(words)
  await page.getByRole('button', { name: 'Send text' }).click()
}

/** A zone in which it is about noon: helpers send no unprompted SMS at night. */
function zoneAtNoon(): string {
  const west = new Date().getUTCHours() - 12
  return `Etc/GMT${west < 0 ? west : `+${west}`}`
}

/** Only those of that number: other people send SMS at the same time. */
const textsOf = (page: Page, phone: string) =>
  page
    .getByRole('list', { name: 'Texts' })
    .getByRole('listitem')
    .filter({ hasText: `+1${phone}` })

/** Verifies a number and creates a helper that uses it, without pages. */
async function makeSmsHelper(page: Page, phone: string): Promise<void> {
  const sent = await page.request.post('/api/sms/send-verification', { data: { phoneNumber: phone, consent: true } })
  const { testCode } = (await sent.json()) as { testCode: string }
  await page.request.post('/api/sms/verify', { data: { phoneNumber: phone, code: testCode } })
  const fields = { ...CAREER_COACH, communicationType: 'sms', phoneNumber: phone }
  expect((await page.request.post('/api/helpers', { data: fields })).status()).toBe(201)
}

test('a person creates a helper that writes by SMS', async ({ page, watched }) => {
  const phone = freshPhone()
  await signUp(page)

  await test.step('enters the number and agrees', async () => {
    await chooseSms(page, /Career Closer/)
    await expectGoodPage(page)
    const send = page.getByRole('button', { name: 'Send Verification Code' })
    await send.click()
    await expect(page.getByText('Phone number is required')).toBeVisible()
    await expect(page.getByRole('checkbox')).not.toBeChecked()
    await page.getByLabel('Phone number').fill('555')
    await expect(page.getByText('Phone number is required')).toBeHidden()
    await page.getByLabel('Phone number').fill('0123')
    await send.click()
    await expect(page.getByText('Please enter a valid phone number')).toBeVisible()
    await page.getByLabel('Phone number').fill('')
    await page.getByLabel('Phone number').pressSequentially(phone)
    await expect(page.getByLabel('Phone number')).toHaveValue(`(415) 555-${phone.slice(6)}`)
    await send.click()
    await expect(page.getByText('Please tick the box to agree to texts.')).toBeVisible()
    await setChecked(page.getByRole('checkbox', { name: /Message and data rates may apply/ }))
    await page.reload()
    await expect(page.getByLabel('Phone number')).toHaveValue(`(415) 555-${phone.slice(6)}`)
    await expect(page.getByRole('checkbox')).toBeChecked()
    await send.click()
  })

  await test.step('enters the code', async () => {
    await expect(page.getByText(`(•••) •••-${phone.slice(6)}`)).toBeVisible()
    await expect(page.getByText('Test Code Available', { exact: true })).toBeVisible()
    // The toast does not cover the button.
    const verify = page.getByRole('button', { name: 'Verify & Activate Helper' })
    await verify.scrollIntoViewIfNeeded()
    expect(await isUncovered(verify)).toBe(true)
    const field = page.getByLabel('Verification code')
    await expect(field).toHaveValue(/^\d{6}$/)
    await page.reload()
    await expect(page.getByText(`(•••) •••-${phone.slice(6)}`)).toBeVisible()
    await expect(field).toHaveValue(/^\d{6}$/)
    const code = await field.inputValue()
    await expect(page.getByRole('button', { name: /Resend code in \d+ s/ })).toBeDisabled()
    await expectGoodPage(page)
    await field.fill('123')
    await page.getByRole('button', { name: 'Verify & Activate Helper' }).click()
    await expect(page.getByText('Verification code must be 6 digits')).toBeVisible()
    await field.fill(code === '000000' ? '000001' : '000000')
    await expect(page.getByText('Verification code must be 6 digits')).toBeHidden()
    await page.getByRole('button', { name: 'Verify & Activate Helper' }).click()
    await expect(page.getByText('Verification failed', { exact: true })).toBeVisible()
    await field.fill(code)
    await page.getByRole('button', { name: 'Verify & Activate Helper' }).click()
    await expect(page.getByText('Success!', { exact: true })).toBeVisible()
    await expect(page.getByText('Alex will send messages to your phone.', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(/\/helpers$/)
  })
  await test.step('is asked for neither with the next helper', async () => {
    await chooseSms(page, /Kind Confidante/)
    await page.getByRole('button', { name: `Use (•••) •••-${phone.slice(6)}` }).click()
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    await expectGoodPage(page)
    await page.getByRole('button', { name: 'Activate Helper' }).click()
    await expect(page.getByText('Sam will send messages to your phone.', { exact: true })).toBeVisible()
  })
  // The wrong code, and no other call.
  watched.faults = watched.faults.filter((fault) => !fault.includes('400 (Bad Request)'))
})

test('a person replies by SMS, stops it, and changes the number', async ({ page, watched }) => {
  const phone = freshPhone()
  await signUp(page, zoneAtNoon())
  await makeSmsHelper(page, phone)

  await test.step('replies by SMS and gets an answer, there and in the conversation', async () => {
    await page.goto('/dev/texts')
    await expect(textsOf(page, phone).last()).toContainText('Reply HELP for help, STOP to end')
    await expectGoodPage(page)
    await textBack(page, phone, 'I have an interview on Thursday.')
    await expect(textsOf(page, phone).last()).toContainText(/Alex \(AI\): /)
    await page.goto('/conversations')
    await page.getByRole('main').getByRole('link', { name: /Alex/ }).click()
    await expect(messagesOf(page).first()).toContainText('I have an interview on Thursday.')
    await expect(messagesOf(page)).toHaveCount(2)
  })

  await test.step('sends STOP, and may resume', async () => {
    await page.goto('/dev/texts')
    await textBack(page, phone, 'please stop texting me')
    await expect(textsOf(page, phone).last()).toContainText('unsubscribed')
    await page.goto('/helpers')
    await expect(page.getByText('Alex no longer texts you, because STOP was sent')).toBeVisible()
    await expectGoodPage(page)
    await page.getByRole('link', { name: 'Edit' }).click()
    await page.getByRole('button', { name: 'Change number' }).click()
    await enterNumber(page, phone, 'Send code')
    await expect(page.getByText('Text START to us').first()).toBeVisible()
    await page.goto('/dev/texts')
    await textBack(page, phone, 'START')
    await expect(textsOf(page, phone).last()).toContainText('again')
  })

  await test.step('changes the number', async () => {
    const other = freshPhone()
    await page.goto('/helpers')
    await page.getByRole('link', { name: 'Edit' }).click()
    await page.getByRole('button', { name: 'Change number' }).click()
    await enterNumber(page, other, 'Send code')
    await expect(page.getByLabel('Verification code')).toHaveValue(/^\d{6}$/)
    await page.getByRole('button', { name: 'Verify number' }).click()
    await expect(page.getByText(`texts you at (•••) •••-${other.slice(6)}`)).toBeVisible()
    await expectGoodPage(page)
  })

  await test.step('switches to the app, and back to SMS', async () => {
    // The event of the change may arrive long before the answer.
    const { promise: noticed, resolve: answer } = Promise.withResolvers<void>()
    await page.route('**/api/helpers/*', async (route) => {
      const response = await route.fetch()
      await noticed
      await route.fulfill({ response })
    })
    await page.getByRole('button', { name: 'Stop texting' }).click()
    await expect(page.getByText('Alex writes to you in the app.')).toBeVisible()
    await page.getByRole('button', { name: 'Add text messages' }).click()
    await page.getByLabel('Phone number').fill(phone)
    answer()
    await expect(page.getByText('Texts are off', { exact: true })).toBeVisible()
    // It was verified and agreed to before.
    await page.getByRole('button', { name: 'Use this number' }).click()
    await expect(page.getByText(`texts you at (•••) •••-${phone.slice(6)}`)).toBeVisible()
  })
  // A code for a number that opted out.
  watched.faults = watched.faults.filter((fault) => !fault.includes('409 (Conflict)'))
})

test('the wizard explains problems with a number or a code', async ({ page, watched }) => {
  await signUp(page)

  await test.step('no SMS can be sent', async () => {
    await page.route('**/api/sms', (route) =>
      route.fulfill({ json: { available: false, simulated: false, number: null, consentText: '', readyNumbers: [] } }),
    )
    await page.goto('/create')
    await setChecked(page.getByRole('radio', { name: /Career Closer/ }))
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Continue to Activation' }).click()
    await expect(page.getByText('Coming Soon')).toBeVisible()
    await expect(page.getByRole('radio', { name: /SMS/ })).toBeDisabled()
    await page.unroute('**/api/sms')
    // The same URL again would be the same run of the wizard.
    await page.goto('/helpers')
  })

  await test.step('a code that could not be sent', async () => {
    await chooseSms(page, /Career Closer/)
    await page.route('**/api/sms/send-verification', (route) =>
      route.fulfill({ status: 502, json: { error: { code: 'sms_failed', message: 'The carrier is down.' } } }),
    )
    await enterNumber(page, freshPhone())
    await expect(page.getByText('The carrier is down.').first()).toBeVisible()
    await page.unroute('**/api/sms/send-verification')
    await page.route('**/api/sms/send-verification', (route) => route.abort())
    await page.getByRole('button', { name: 'Send Verification Code' }).click()
    await expect(page.getByText('An unexpected error occurred. Please try again.').first()).toBeVisible()
    await page.unroute('**/api/sms/send-verification')
    await page.route('**/api/sms/send-verification', (route) =>
      route.fulfill({ json: { success: false, message: 'No.', testCode: '123456' } }),
    )
    await page.getByRole('button', { name: 'Send Verification Code' }).click()
    await expect(page.getByText('Using Test Mode', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Verification code')).toHaveValue('123456')
    await page.unroute('**/api/sms/send-verification')
  })

  await test.step('going back keeps the number, then on to step 3', async () => {
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByLabel('Phone number')).toHaveValue(/^\(415\) 555-\d{4}$/)
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByRole('heading', { name: 'Choose Your Helper Interaction' })).toBeVisible()
    await expect(page.getByRole('radio', { name: /SMS/ })).toBeChecked()
  })

  await test.step('a helper of that type exists already', async () => {
    const made = await page.request.post('/api/helpers', {
      data: { ...CAREER_COACH, communicationType: 'chat' },
    })
    const { id } = (await made.json()) as { id: number }
    await page.getByRole('button', { name: 'Continue' }).click()
    await enterNumber(page, freshPhone())
    await expect(page.getByLabel('Verification code')).toHaveValue(/^\d{6}$/)
    await page.getByRole('button', { name: 'Verify & Activate Helper' }).click()
    await expect(page.getByText('Helper Already Exists', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/conversations/${id}$`))
  })
  // Refused on purpose.
  watched.faults = watched.faults.filter((fault) => !/502|ERR_FAILED|409/.test(fault))
})
