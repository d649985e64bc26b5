import { expect, type Locator, type Page } from '@playwright/test'
import { choose, createHelper, messagesOf, sayAndWait, setChecked, signUp } from './person.ts'
import { installSpeech, speechIn } from './speech-stand-in.ts'
import { expectGoodInBothSchemes, expectGoodPage, test } from './test.ts'

const field = (page: Page): Locator => page.getByRole('textbox', { name: /^Message / })
const microphone = (page: Page): Locator => page.getByRole('button', { name: 'Dictate' })
const isSpeaking = (page: Page) => speechIn(page, (speech) => speech.isSpeaking())

async function switchOn(page: Page, setting: string): Promise<void> {
  await page.goto('/settings')
  const saved = page.waitForResponse('/api/user/voice')
  await setChecked(page.getByRole('switch', { name: setting }))
  expect((await saved).ok()).toBe(true)
}

test('a person dictates a message', async ({ page }) => {
  await installSpeech(page)
  await signUp(page)
  await createHelper(page, 'friend')
  const conversation = page.url()
  await expect(field(page)).toBeVisible()
  await expect(microphone(page)).toBeHidden()

  await switchOn(page, 'Dictation')
  await expect(page.getByText(/may send it to its maker’s servers/)).toBeVisible()
  await expectGoodInBothSchemes(page)

  await page.goto(conversation)
  await field(page).fill('So:')
  await microphone(page).click()
  await expect(page.getByText('Listening')).toBeAttached()
  await expectGoodInBothSchemes(page)
  await speechIn(page, (speech) => speech.hear('the inter'))
  await expect(field(page)).toHaveValue('So: the inter')
  await speechIn(page, (speech) => speech.hear('the interview went well'))
  await page.getByRole('button', { name: 'Stop dictating' }).click()
  await expect(microphone(page)).toBeVisible()
  await expect(field(page)).toHaveValue('So: the interview went well')
  expect(await speechIn(page, (speech) => speech.listened)).toEqual(['en-US'])

  await test.step('stops listening when the person types or sends', async () => {
    await microphone(page).click()
    await field(page).fill('I type')
    await expect(microphone(page)).toBeVisible()
    await microphone(page).click()
    await speechIn(page, (speech) => speech.hear('and speak'))
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(messagesOf(page).filter({ hasText: 'I type and speak' })).toBeVisible()
    await expect(field(page)).toHaveValue('')
    await expect.poll(() => speechIn(page, (speech) => speech.isListening())).toBe(false)
  })

  await test.step('explains why nothing was recognised', async () => {
    await microphone(page).click()
    await speechIn(page, (speech) => speech.fallSilent('not-allowed'))
    await expect(page.getByText('The microphone is blocked').first()).toBeVisible()
    await microphone(page).click()
    await speechIn(page, (speech) => speech.fallSilent('no-speech'))
    await expect(page.getByText('Nothing was heard').first()).toBeVisible()
    await expect(microphone(page)).toBeVisible()
  })
})

test('a person has messages read aloud in the voice of their helper', async ({ page }) => {
  await installSpeech(page)
  await signUp(page)
  await createHelper(page, 'friend')
  const conversation = page.url()
  await switchOn(page, 'Reading aloud')

  await test.step('chooses a voice, on this device', async () => {
    await page.goto(`/helpers/${conversation.split('/').at(-1)}/edit`)
    await page.getByRole('combobox', { name: 'Voice on this device' }).selectOption('Daniel')
    await page.getByRole('button', { name: 'Listen' }).click()
    await expect.poll(() => speechIn(page, (speech) => speech.said)).toEqual(['Daniel: Hello, this is Sam.'])
    await expectGoodInBothSchemes(page)
  })

  await test.step('hears a message without its marks, in a voice for its language', async () => {
    await page.goto(conversation)
    await sayAndWait(page, 'The interview is **on Thursday**, and I am nervous.')
    const own = messagesOf(page).filter({ hasText: 'on Thursday' }).first()
    await choose(page, own, 'Read aloud')
    await expect
      .poll(() => speechIn(page, (speech) => speech.said))
      .toEqual(['Daniel: The interview is on Thursday, and I am nervous.'])
    await expect(page.getByRole('button', { name: 'Stop reading' })).toBeVisible()
    await expectGoodPage(page)
    await speechIn(page, (speech) => speech.finish())
    await expect(page.getByRole('button', { name: 'Stop reading' })).toBeHidden()
    await sayAndWait(page, 'Ich bin heute sehr müde.')
    await choose(page, messagesOf(page).filter({ hasText: 'müde' }).first(), 'Read aloud')
    await expect.poll(() => speechIn(page, (speech) => speech.said.at(-1))).toBe('Anna: Ich bin heute sehr müde.')
    await choose(page, messagesOf(page).filter({ hasText: 'müde' }).first(), 'Stop reading')
    await expect.poll(() => isSpeaking(page)).toBe(false)
  })

  await test.step('hears crisis contacts too, until they leave', async () => {
    await sayAndWait(page, 'I want to kill myself.')
    await choose(page, messagesOf(page).last(), 'Read aloud')
    await expect.poll(() => speechIn(page, (speech) => speech.said.join(' '))).toContain('988')
    await expect.poll(() => isSpeaking(page)).toBe(true)
    await page.getByRole('link', { name: 'Back to conversations' }).click()
    await expect(page).toHaveURL(/\/conversations$/)
    await expect(page.getByRole('searchbox')).toBeVisible()
    await expect.poll(() => isSpeaking(page)).toBe(false)
  })
})
