import { expect, type Page } from '@playwright/test'
import { HELPER_DEFAULTS } from '../../src/core/personas/options.ts'
import { FACE } from '../../src/core/text/limits.ts'
import { jpeg, photoWithPlace } from '../support/picture-files.ts'
import { choose, createHelper, messagesOf, signUp } from './person.ts'
import { expectGoodPage, test } from './test.ts'

const preview = (page: Page) => page.getByRole('img', { name: 'Your picture, not sent yet' })
const small = (page: Page) => page.getByRole('button', { name: /^Picture you sent at/ })

/** Pastes or drops a file, as a person does. */
async function give(page: Page, kind: 'paste' | 'drop', file: Buffer, type: string, times = 1): Promise<void> {
  await page.evaluate(
    ([kind, base64, type, times]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const data = new DataTransfer()
      for (let n = 0; n < times; n += 1) data.items.add(new File([bytes], `file-${n}`, { type }))
      const fields = { bubbles: true, cancelable: true }
      const event =
        kind === 'paste'
          ? new ClipboardEvent('paste', { ...fields, clipboardData: data })
          : new DragEvent('drop', { ...fields, dataTransfer: data })
      document.activeElement?.dispatchEvent(event)
    },
    [kind, file.toString('base64'), type, times] as const,
  )
}

test('a picture is pasted, sent, opened in full and deleted', async ({ page }) => {
  await signUp(page)
  await createHelper(page, 'friend')
  await expect(page.getByRole('button', { name: 'Add a picture' })).toBeVisible()

  await give(page, 'drop', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml')
  await expect(page.getByText('This picture can’t be opened here.').first()).toBeVisible()
  await give(page, 'drop', await jpeg(), 'image/jpeg')
  await expect(preview(page)).toBeVisible()
  await page.getByRole('button', { name: 'Remove the picture' }).click()
  await expect(preview(page)).toHaveCount(0)

  const field = page.getByRole('textbox', { name: 'Message Sam' })
  await field.fill('Look what I painted')
  await give(page, 'paste', await photoWithPlace(), 'image/jpeg')
  await expect(preview(page)).toBeVisible()
  await expectGoodPage(page)
  await page.reload()
  await expect(preview(page)).toBeVisible()
  await expect(field).toHaveValue('Look what I painted')
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled()
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/messages'))
  await field.press('Enter')
  const { picture } = (await sent).postDataJSON()
  expect(Buffer.from(picture, 'base64').includes('Exif')).toBe(false)
  await expect(messagesOf(page).last()).toContainText('I can’t see pictures here')

  await expect(preview(page)).toHaveCount(0)
  await expect(small(page).locator('img')).toHaveJSProperty('naturalWidth', 30)
  await expectGoodPage(page)
  await small(page).click()
  const full = page.getByRole('dialog', { name: /^Picture you sent at/ })
  await expect(full.getByRole('img')).toBeVisible()
  await expectGoodPage(page)
  await page.keyboard.press('Escape')
  await expect(full).toHaveCount(0)
  await expect(small(page)).toBeFocused()

  await page.reload()
  await expect(small(page)).toBeVisible()
  await choose(page, messagesOf(page).first(), 'Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(small(page)).toHaveCount(0)
})

test('one picture goes with a message: the first is kept', async ({ page }) => {
  await signUp(page)
  await createHelper(page, 'friend')
  await expect(page.getByRole('button', { name: 'Add a picture' })).toBeVisible()
  await give(page, 'drop', await jpeg(), 'image/jpeg', 3)
  await expect(page.getByText('One picture at a time: this is the first.').first()).toBeVisible()
  const first = (await preview(page).getAttribute('src')) ?? ''

  await give(page, 'drop', await photoWithPlace(), 'image/jpeg')
  const told = page.getByText('One picture per message: the first one is kept.').first()
  await expect(told).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Add a picture' }).click()
  await expect(told).toBeVisible()
  await expect(preview(page)).toHaveAttribute('src', first)

  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Remove the picture' }).click()
  await give(page, 'drop', await photoWithPlace(), 'image/jpeg')
  await expect(preview(page)).not.toHaveAttribute('src', first)
})

test('a picture waits in the composer while offline', async ({ page, context, watched }) => {
  await signUp(page)
  await createHelper(page, 'friend')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add a picture' }).click()
  await (await chooser).setFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await jpeg() })
  await expect(preview(page)).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('A picture can’t be sent later.').first()).toBeVisible()
  await expect(preview(page)).toBeVisible()
  await context.setOffline(false)
  // The browser logs each request that failed meanwhile.
  const isOffline = (fault: string) => fault.includes('ERR_INTERNET_DISCONNECTED')
  watched.faults.splice(0, watched.faults.length, ...watched.faults.filter((fault) => !isOffline(fault)))
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(messagesOf(page).last()).toContainText('I can’t see pictures here. What does it show?')
  await expect(small(page)).toBeVisible()
})

test('a helper of one’s own gets a picture, which is shown wherever its face is', async ({ page }) => {
  await signUp(page)
  const data = { ...HELPER_DEFAULTS, personaType: 'own_grandmother', name: 'Nana', description: 'Tells of long ago.' }
  const { id } = await (await page.request.post('/api/helpers', { data })).json()
  await page.goto(`/helpers/${id}/edit`)
  const picture = { name: 'nana.jpg', mimeType: 'image/jpeg', buffer: await jpeg() }
  await page.getByRole('button', { name: 'Add a picture' }).click()
  await page.locator('input[type=file]').setInputFiles(picture)
  await expect(page.getByRole('button', { name: 'Change picture' })).toBeVisible()
  const face = page.locator(`img[src^="/api/helpers/${id}/picture"]`)
  await expect(face.first()).toBeVisible()
  await expectGoodPage(page)
  await page.goto('/conversations')
  await expect(face).toBeVisible()
  await expect.poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(FACE.side)
  await page.goto(`/helpers/${id}/edit`)
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('button', { name: 'Add a picture' })).toBeVisible()
  await expect(face).toHaveCount(0)
})
