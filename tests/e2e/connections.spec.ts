import { expect } from '@playwright/test'
import { startOpenAiStandIn } from '../support/openai-stand-in.ts'
import { conversationMenu, createHelper, messagesOf, PASSWORD, sayAndWait, setChecked, signUp } from './person.ts'
import { startProduct } from './product.ts'
import { test as base, expectGoodInBothSchemes } from './test.ts'

/** A product without a model in its environment, and a provider with two models. */
const test = base.extend<object, { fresh: { address: string; provider: string; lastKey(): string | undefined } }>({
  fresh: [
    async ({ browserName: _ }, use) => {
      const [product, model] = await Promise.all([
        startProduct({ AI_PROVIDER: '', OLLAMA_HOST: '127.0.0.1:9', OWN_MODELS_PRIVATE_ADDRESSES: 'on' }),
        startOpenAiStandIn(),
      ])
      model.behave({ pieces: ['Lovely ', 'to ', 'meet ', 'you.'] })
      await use({ address: product.address, provider: model.url, lastKey: () => model.requests.at(-1)?.authorization })
      await product.close()
      await model.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ fresh }, use) => use(fresh.address),
})

test('an operator connects a model, chats with it, disconnects it, and allows own models', async ({
  page,
  browser,
  fresh,
}) => {
  await test.step('signs up', async () => {
    await page.goto('/signin')
    await page.getByRole('tab', { name: 'Sign up' }).click()
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
    await page.getByLabel('Username').fill('first')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Your birth date').fill('1990-05-17')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('heading', { name: 'Connect a model' })).toBeVisible()
  })

  await test.step('chooses one of the provider’s models', async () => {
    await expectGoodInBothSchemes(page)
    await page.getByLabel('Provider').selectOption('Another server with the OpenAI protocol')
    await page.getByLabel('Address').fill('nowhere')
    await page.getByRole('button', { name: 'Show models' }).click()
    await expect(page.getByText('Type an address that begins with http:// or https://.')).toBeVisible()
    await page.getByLabel('Address').fill(fresh.provider)
    await page.getByLabel('Key').fill('sk-of-a-test')
    await page.getByRole('button', { name: 'Show models' }).click()
    await page.getByRole('combobox', { name: 'Model' }).selectOption('stand-in-small')
    await expectGoodInBothSchemes(page)
    await page.getByRole('button', { name: 'Test and use this model' }).click()
    await expect(page.getByRole('heading', { name: 'Choose Your Helper Type' })).toBeVisible()
  })

  await test.step('gets a reply from it', async () => {
    await createHelper(page, 'friend')
    await sayAndWait(page, 'Good morning!')
    await expect(messagesOf(page).last()).toContainText('Lovely to meet you.')
    expect(fresh.lastKey()).toBe('Bearer sk-of-a-test')
    await conversationMenu(page).click()
    await expect(page.getByText('stand-in-small answers, at 127.0.0.1.', { exact: false })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('sees the connection, and returns to guided practice', async () => {
    await page.goto('/admin/connections')
    await expect(page.getByText('stand-in-small').first()).toBeVisible()
    await expect(page.getByText('A key is stored.', { exact: false })).toBeVisible()
    await expect(page.getByLabel('Key').first()).toHaveValue('')
    await expectGoodInBothSchemes(page)
    await expect(page.getByText('There is no backup yet.')).toBeVisible()
    await page.getByRole('heading', { name: 'Fallback model' }).scrollIntoViewIfNeeded()
    await page.getByText('Choose a model').last().click()
    await expectGoodInBothSchemes(page)
    await page.getByRole('button', { name: 'Disconnect and delete the key' }).click()
    const question = page.getByRole('alertdialog', { name: 'Disconnect this model?' })
    await expect(question).toContainText('Helpers offer guided exercises instead')
    await question.getByRole('button', { name: 'Disconnect' }).click()
    await expect(page.getByText('No model is connected', { exact: false })).toBeVisible()
  })

  await test.step('allows people to connect their own model', async () => {
    await setChecked(page.getByRole('switch', { name: 'Allow people to use their own models' }))
    await expect(page.getByRole('switch', { name: 'Allow people to use their own models' })).toBeChecked()
    await expect(page.getByText('Saved').first()).toBeVisible()
  })

  const context = await browser.newContext({ baseURL: fresh.address })
  const theirs = await context.newPage()
  await test.step('a person connects their own in Settings', async () => {
    await signUp(theirs)
    await theirs.goto('/settings')
    await expect(theirs.getByRole('heading', { name: 'Your own model' })).toBeVisible()
    await theirs.getByLabel('Provider').selectOption('Another server with the OpenAI protocol')
    await theirs.getByLabel('Address', { exact: true }).fill(fresh.provider)
    await theirs.getByLabel('Key').fill('sk-of-a-person')
    await theirs.getByRole('button', { name: 'Show models' }).click()
    await theirs.getByRole('combobox', { name: 'Model' }).selectOption('stand-in-small')
    await theirs.getByRole('button', { name: 'Test', exact: true }).click()
    await expect(theirs.getByText('“Lovely to meet you.”')).toBeVisible()
    await theirs.getByRole('button', { name: 'Use this model' }).click()
    await expect(theirs.getByText('stand-in-small, at 127.0.0.1')).toBeVisible()
    await expectGoodInBothSchemes(theirs)
  })

  await test.step('gets replies from it without using messages, and removes it', async () => {
    await createHelper(theirs, 'friend')
    await sayAndWait(theirs, 'Good morning!')
    await expect(messagesOf(theirs).last()).toContainText('Lovely to meet you.')
    expect(fresh.lastKey()).toBe('Bearer sk-of-a-person')
    await conversationMenu(theirs).click()
    await expect(
      theirs.getByText('Your own model answers: stand-in-small, at 127.0.0.1.', { exact: false }),
    ).toBeVisible()
    await theirs.keyboard.press('Escape')
    await theirs.goto('/settings')
    await theirs.getByRole('button', { name: 'Remove and delete the key' }).click()
    const question = theirs.getByRole('alertdialog', { name: 'Remove your model?' })
    await expect(question).toContainText('The server’s model answers instead, and messages count.')
    await question.getByRole('button', { name: 'Remove' }).click()
    await expect(theirs.getByText('stand-in-small, at 127.0.0.1')).toBeHidden()
    await context.close()
  })
})

test('people who are not operators see no connections', async ({ page, fresh: _ }) => {
  await signUp(page)
  await signUp(page)
  await page.goto('/admin/connections')
  await expect(page.getByRole('heading', { name: '403 For operators only' })).toBeVisible()
})
