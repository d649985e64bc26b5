import { expect, type Page } from '@playwright/test'
import { createHelper, messagesOf, sayAndWait, signUp } from './person.ts'
import { expectGoodPage, test } from './test.ts'

test.use({ baseURL: async ({ connected }, use) => use(connected.product.address) })

const PAYLOADS = `<script>document.title='taken'</script>

<img src="https://evil.test/p.png" onerror="document.title='taken'"> ![a cat](https://evil.test/cat.png)
[press](javascript:alert(1)) <a href="javascript:alert(1)" onclick="alert(1)">press</a>

> - <svg/onload=alert(1)> [![x](https://evil.test/p.png)](data:text/html,<script>alert(1)</script>)

The end of **it**.`

const EVERYTHING = `# Your week

**Three** things, *calmly*, ~~not ten~~:

1. Write to [the guide](https://example.org/guide) or https://example.org
2. Run \`npm test\`
   - [x] done
   - [ ] open

> Slow is smooth.

\`\`\`js
const answer = 'a line that is much longer than the bubble is wide, so that it scrolls within its box' // *as is*
\`\`\`

| Day | Plan | Minutes | Where it is | With whom | What to bring |
|---|---|---|---|---|---|
| Monday | **Run** | 20 | The park | Robin | Water |

The area is \\(\\pi r_1^2\\), so:

$$
A = \\frac{1}{2} \\cdot 10
$$

---

That is all.`

/** A reply has lists of its own. */
const newest = (page: Page) => page.locator('section > ol > li').last()

test('a reply shows its Markdown, and nothing in it loads or runs', async ({ page, context, connected: { model } }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  page.on('dialog', () => expect.soft('a dialog').toBe('none'))
  await signUp(page)
  model.behave({ pieces: ['Hello.'] })
  await createHelper(page, 'friend')

  await test.step('malicious text does nothing, even streamed one character at a time', async () => {
    model.behave({ pieces: [...PAYLOADS], tokenMs: 2 })
    const title = 'Conversations · Coterie | Your Personal Inner Circle'
    await expect(page).toHaveTitle(title)
    await sayAndWait(page, 'Are you safe?')
    await expect(newest(page)).toContainText('The end of it.')
    await expect(newest(page).locator('script, img, svg:not(button *), iframe, [onclick], [onerror]')).toHaveCount(0)
    await expect(newest(page).getByRole('link')).toHaveText(['a cat'])
    expect(await page.title()).toBe(title)
  })

  await test.step('headings, lists, links, code, tables and quotes', async () => {
    model.behave({ pieces: [EVERYTHING] })
    await sayAndWait(page, 'Plan **my** week')
    const reply = newest(page)
    await expect(reply.getByRole('heading', { name: 'Your week' })).toBeVisible()
    await expect(reply.getByRole('link', { name: 'the guide' })).toHaveAttribute('rel', /nofollow/)
    await expect(reply.getByText('(example.org)')).toBeVisible()
    await expect(reply.getByRole('table')).toBeVisible()
    await expect(reply.locator('math mfrac')).toBeVisible()
    await expect(reply.locator('math')).toHaveCount(2)
    // What a screen reader says.
    await expect(page.locator('main p[aria-live=polite]').filter({ hasText: 'Your week' })).toContainText(
      'Sam: Your week Three things, calmly, not ten:',
    )
    await expect(messagesOf(page).filter({ hasText: 'Plan **my** week' })).toBeVisible()
    await expectGoodPage(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectGoodPage(page)
  })

  await test.step('code can be copied with one press', async () => {
    await newest(page).getByRole('button', { name: 'Copy' }).click()
    await expect(newest(page).getByText('Copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^const answer = .*\*as is\*$/)
  })
})
