import { expect, type Page } from '@playwright/test'
import { type OllamaStandIn, startOllamaStandIn } from '../support/ollama-stand-in.ts'
import { createHelper, messagesOf, PASSWORD, sayAndWait } from './person.ts'
import { startProduct } from './product.ts'
import { test as base, expectGoodInBothSchemes } from './test.ts'
import { DESKTOP } from './widths.ts'

const NEVER_MS = 10 * 60_000

/** Fresh products, beside an Ollama that has no model yet. */
const test = base.extend<{ fresh: { address: string; ollama: OllamaStandIn } }>({
  fresh: async ({ browserName: _ }, use) => {
    const ollama = await startOllamaStandIn()
    const product = await startProduct({ AI_PROVIDER: '', OLLAMA_HOST: ollama.url })
    await use({ address: product.address, ollama })
    await product.close()
    await ollama.close()
  },
  baseURL: async ({ fresh }, use) => use(fresh.address),
})

/** From "Create Your Helper", as most people come. */
async function signUpFirst(page: Page): Promise<void> {
  await page.goto('/create')
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  await page.getByLabel('Username').fill('first')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Your birth date').fill('1990-05-17')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Connect a model' })).toBeVisible()
}

test('the first account downloads a model, and a helper writes with it', async ({ page, fresh: { ollama } }) => {
  await signUpFirst(page)
  await expect(page.getByRole('radio')).toHaveCount(5)
  await expectGoodInBothSchemes(page)
  await page.setViewportSize(DESKTOP)
  await expectGoodInBothSchemes(page)

  await test.step('a name that the library does not have', async () => {
    ollama.pull.refusal = { status: 500, error: 'pull model manifest: file does not exist' }
    await page.getByText('Another one, by its name').click()
    await page.getByRole('button', { name: 'Download and use' }).click()
    await expect(page.getByText('Type a name as Ollama lists it')).toBeVisible()
    await page.getByLabel('Name', { exact: true }).fill('gemma3:4bb')
    await page.getByRole('button', { name: 'Download and use' }).click()
    await expect(page.getByText('Check the spelling.', { exact: false })).toBeVisible()
    delete ollama.pull.refusal
  })

  await test.step('a download that is left alone, cancelled and taken up again', async () => {
    ollama.pull = { layers: [3_300_000_000, 8_000_000], lineMs: 1500 }
    await page.getByText('gemma3:4b', { exact: true }).click()
    await page.getByRole('button', { name: 'Download and use' }).click()
    await expect(page.getByRole('progressbar', { name: 'Download of gemma3:4b' })).toBeVisible()
    await expect(page.getByText(/ of 3\.3 GB/)).toBeVisible()
    // It is not over before it is cancelled, however busy the machine is.
    ollama.pull.lineMs = NEVER_MS
    await expectGoodInBothSchemes(page)
    await page.reload()
    await expect(page.getByRole('progressbar')).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('button', { name: 'Download and use' })).toBeVisible()
    ollama.pull.lineMs = 50
    await page.getByRole('button', { name: 'Download and use' }).click()
    await expect(page.getByRole('heading', { name: 'Choose Your Helper Type' })).toBeVisible()
    expect(ollama.pulls.at(-1)?.resumedAt).toBeGreaterThan(0)
  })

  await test.step('its helper replies with the model', async () => {
    await createHelper(page, 'friend')
    await sayAndWait(page, 'Good morning!')
    await expect(messagesOf(page).last()).toContainText('Hello there.')
  })
})

test('the first account looks around without a model, and finds one later', async ({ page, fresh: { ollama } }) => {
  await signUpFirst(page)
  await page.getByRole('button', { name: 'Look around without one' }).click()
  await expect(page.getByRole('heading', { name: 'Choose Your Helper Type' })).toBeVisible()
  ollama.models.push({ name: 'llama3.2:3b', size: 2_000_000_000 })
  await page.goto('/admin/connections')
  await page.getByRole('button', { name: 'Test and use this model' }).click()
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  await expect(page.getByText('llama3.2:3b').first()).toBeVisible()
})

test('where no Ollama answers, the page says how to get it', async ({ page, fresh: { ollama } }) => {
  await ollama.close()
  await signUpFirst(page)
  await expect(page.getByRole('link', { name: 'ollama.com/download' })).toBeVisible()
  await expectGoodInBothSchemes(page)
  await page.getByRole('button', { name: 'Look again' }).click()
  await expect(page.getByRole('link', { name: 'ollama.com/download' })).toBeVisible()
})
