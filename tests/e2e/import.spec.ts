import { expect } from '@playwright/test'
import { chatGptConversation, chatGptZip } from '../support/export-files.ts'
import { createHelper, setChecked, signUp } from './person.ts'
import { expectGoodPage, test } from './test.ts'

test.use({ baseURL: async ({ connected }, use) => use(connected.product.address) })

const BOAT = chatGptConversation('A boat for Marguerite', [
  { fromPerson: true, text: 'My sister Marguerite is building a wooden boat.' },
  { fromPerson: false, text: 'What kind of boat is it?' },
])
const IS_BUILT = { op: 'add', id: null, from: [1], about: 'Marguerite', kind: 'fact', category: 'family' }
const FOUND = { ...IS_BUILT, text: 'Their sister Marguerite is building a wooden boat.', expires: null, secret: false }
const SECRET = chatGptConversation('Something private', [{ fromPerson: true, text: 'My diary of zanzibar.' }])

test('conversations from ChatGPT are chosen, kept, read on request, found and erased', async ({
  page,
  connected: { model },
}) => {
  model.behave({ json: JSON.stringify({ ops: [FOUND], plans: [], messages: [], summary: { summary: '' } }) })
  await signUp(page)
  await createHelper(page, 'friend', { name: 'Ada' })
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.postData() ?? ''))
  await page.goto('/settings')
  await page.getByRole('link', { name: 'Bring Your Past' }).click()
  const bring = async (name: string, buffer: Buffer): Promise<void> => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose a file' }).click()
    await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer })
  }
  await bring('holiday.json', Buffer.from('[{"some":"thing"}]'))
  await expect(page.getByRole('alert')).toHaveText(
    'This file holds no conversations of ChatGPT, Claude or SillyTavern.',
  )
  await bring('export.zip', chatGptZip([BOAT, SECRET]))
  const boat = page.getByRole('checkbox', { name: /^A boat for Marguerite/ })
  await expect(boat).toBeVisible()
  await expect(page.getByText('My sister Marguerite is building a wooden boat.')).toBeVisible()
  await expectGoodPage(page)
  await setChecked(boat)
  await page.getByRole('button', { name: 'Keep 1 with Ada' }).click()
  await expect(page.getByText('One conversation is kept.')).toBeVisible()
  expect(sent.join()).not.toContain('zanzibar')
  await expectGoodPage(page)

  const toRemember = page.getByRole('region', { name: 'What to remember' })
  await expect(toRemember).toContainText('1 message of yours')
  await expect(toRemember).toContainText('about one call to the model')
  await toRemember.getByRole('button', { name: 'Have Ada read it' }).click()
  await expect(page.getByText('Ada has read this conversation.')).toBeVisible()
  await expectGoodPage(page)
  await page.getByRole('link', { name: 'Memory', exact: true }).last().click()
  await expect(page.getByText(FOUND.text, { exact: true })).toBeVisible()

  await page.goto('/conversations')
  await page.getByRole('searchbox').fill('wooden boat')
  await page.getByRole('link', { name: /Imported\./ }).click()
  await expect(page.getByRole('heading', { name: 'A boat for Marguerite' })).toBeVisible()
  await expect(page.getByText(/^Imported from ChatGPT on/)).toBeVisible()
  await expect(page.getByText('What kind of boat is it?')).toBeVisible()
  await expectGoodPage(page)
  await page.getByRole('button', { name: 'Erase A boat for Marguerite' }).click()
  await page.getByRole('button', { name: 'Erase', exact: true }).last().click()
  await expect(page.getByText('Erased', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What you brought' })).toHaveCount(0)
  await page.goto('/memory')
  await expect(page.getByRole('heading', { name: 'Nothing remembered yet' })).toBeVisible()
})
