import { randomUUID } from 'node:crypto'
import { expect, type Page, request } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { OIDC_CLIENT, type OidcStandIn, startOidcStandIn } from '../support/oidc-stand-in.ts'
import { PASSWORD, signUp } from './person.ts'
import { type Product, startProduct } from './product.ts'
import { expectGoodPage, test } from './test.ts'

const FLOW_MS = 30_000

async function fillIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.goto('/signin')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

async function signIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  await fillIn(page, username, password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

const section = (page: Page, title: string) =>
  page
    .locator('div')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .last()

async function signOut(page: Page): Promise<void> {
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page).toHaveURL('/')
}

interface OutboxEmail {
  to: string
  text: string
}

/** The link in the newest email to a person that has one; all people share the server's outbox. */
async function linkTo(page: Page, email: string, path: string): Promise<string> {
  const emails = async (): Promise<OutboxEmail[]> => (await page.request.get('/api/dev/outbox')).json()
  const find = async () =>
    (await emails()).find(({ to, text }) => to === email && text.includes(`${path}#`))?.text ?? ''
  await expect.poll(find).toContain(path)
  return new RegExp(`${path}#[\\w-]+`).exec(await find())?.[0] ?? ''
}

test('a forgotten password is reset by a link to the confirmed address', async ({ page, watched }) => {
  const username = await signUp(page)
  const email = `${username}@example.org`
  await page.goto('/settings')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('is not confirmed yet')).toContainText('waits in its developer’s outbox')
  await page.goto(await linkTo(page, email, '/confirm-email'))
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(page.getByText('is confirmed')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(page.getByRole('alert')).toHaveText('This link has been used or has expired. Please ask for a new one.')
  await expect(page.getByRole('link', { name: 'Ask for a new link in Settings' })).toHaveAttribute('href', '/settings')
  // The refusal is logged by the browser, too.
  watched.faults.length = 0
  await signOut(page)

  await page.goto('/signin')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText('an email is on its way')).toBeVisible()
  await page.goto('/reset-password#half-a-link')
  await page.getByLabel('New password').fill('a better horse battery')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByRole('alert')).toHaveText('This link is not complete. Please use the one in the email.')
  await expect(page.getByRole('button', { name: 'Ask for a new link' })).toBeVisible()

  await page.goto(await linkTo(page, email, '/reset-password'))
  await page.getByLabel('New password').fill('a better horse battery')
  await expectGoodPage(page)
  await page.getByRole('button', { name: 'Set password' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, username, 'a better horse battery')
  await expect(page).toHaveURL('/conversations')
})

test('wrong guesses show how long to wait and other ways to sign in; a known browser need not wait', async ({
  browser,
  viewport,
}) => {
  const product = await startProduct({ RATE_LIMITS: 'on' })
  const open = () => browser.newContext({ baseURL: product.address, viewport })
  const [home, elsewhere] = await Promise.all([open(), open()])
  const [known, stranger] = await Promise.all([home.newPage(), elsewhere.newPage()])
  const username = await signUp(known)
  await signOut(known)
  const guess = { username, password: 'a wrong guess' }
  // Before the guesses: the wait after them is short.
  await fillIn(stranger, username)
  for (let n = 0; n < 10; n += 1) await stranger.request.post('/api/auth/sign-in', { data: guess })

  await stranger.getByRole('button', { name: 'Sign In' }).click()
  const problem = stranger.getByRole('alert')
  await expect(problem).toContainText(/Please try again in \d+ seconds\. Or set a new password by email\./)
  await expectGoodPage(stranger)
  await problem.getByRole('link').click()
  await expect(stranger).toHaveURL('/reset-password')

  await signIn(known, username)
  await expect(known).toHaveURL('/conversations')
  await Promise.all([home.close(), elsewhere.close()])
  await product.close()
})

test('an authenticator app is required at the next sign-in, and a recovery code replaces it', async ({
  page,
  watched,
}) => {
  const username = await signUp(page)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Set up app' }).click()
  await expect(page.getByRole('img', { name: 'Code to scan' })).toBeVisible()
  await expectGoodPage(page)
  const secret = Secret.fromBase32(((await page.locator('form code').textContent()) ?? '').replaceAll(' ', ''))
  const codeAt = (timestamp: number) => new TOTP({ secret }).generate({ timestamp })
  await page.getByLabel('Code from the app').fill(codeAt(Date.now()))
  await page.getByRole('button', { name: 'Turn on' }).click()
  const codes = page.getByRole('status').getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recoveryCode = (await codes.first().textContent()) ?? ''
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText('10 of 10 are left')).toBeVisible()

  await signOut(page)
  await signIn(page, username)
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  await expectGoodPage(page)
  await page.getByRole('button', { name: 'Start over' }).press('Enter')
  await expect(page.getByLabel('Username')).toBeFocused()
  await signIn(page, username)
  // The time step that turned it on is used, so the next one is used, as from a clock that is ahead.
  await page.getByLabel('Code', { exact: true }).fill(codeAt(Date.now() + FLOW_MS))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/conversations')
  await expect(page.getByRole('heading', { name: 'No helpers found' })).toBeFocused()

  await signOut(page)
  await signIn(page, username)
  const wrong = page.getByText('That code is not right, or has already been used.')
  await page.getByLabel('Code', { exact: true }).fill('000000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(wrong).toBeVisible()
  // Announced by its status role, too.
  watched.faults.length = 0
  await page.getByLabel('Code', { exact: true }).fill('00')
  await expect(wrong).toBeHidden()
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(recoveryCode)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/conversations')

  await page.goto('/settings')
  const [remove, dialog] = [page.getByRole('button', { name: 'Remove app' }), page.getByRole('alertdialog')]
  await remove.click()
  await expect(dialog).toContainText('two-step verification ends and your recovery codes stop working')
  await expectGoodPage(page)
  await page.keyboard.press('Escape')
  await expect(remove).toBeFocused()
  await remove.click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Authenticator app removed', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Set up app' })).toBeFocused()
})

test('another device is signed out from the list', async ({ page, browser, baseURL }) => {
  const username = await signUp(page)
  const other = await browser.newPage({ baseURL: baseURL ?? '' })
  await signIn(other, username)
  await expect(other).toHaveURL('/conversations')
  await page.goto('/settings')
  const list = section(page, 'Active sessions')
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await list.getByRole('button', { name: /^Sign out .+ on / }).click()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await other.reload()
  await expect(other).toHaveURL(/\/signin/)

  await signIn(other, username)
  await expect(other).toHaveURL('/conversations')
  await page.reload()
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(page.getByText('Your other devices are signed out', { exact: true })).toBeVisible()
  await other.close()
})

test('a passkey signs in on its own', async ({ browser, baseURL }) => {
  // Passkeys need a host name: the same server under this machine's name.
  const context = await browser.newContext({ baseURL: (baseURL ?? '').replace('127.0.0.1', 'localhost') })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const username = await signUp(page)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const recoveryCode = (await page.getByRole('status').getByRole('listitem').first().textContent()) ?? ''
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByRole('button', { name: /^Remove the passkey of / })).toBeVisible()
  await signOut(page)

  await page.goto('/signin')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL('/conversations')
  await signOut(page)
  await signIn(page, username)
  await page.getByRole('button', { name: 'Use your passkey' }).click()
  await expect(page).toHaveURL('/conversations')

  await page.goto(`${baseURL}/signin`)
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeHidden()
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Passkeys need a host name')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Back' })).toBeHidden()
  await page.getByLabel('Recovery code').fill(recoveryCode)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(`${baseURL}/conversations`)

  await page.goto(`${baseURL}/settings`)
  const remove = page.getByRole('button', { name: /^Remove the passkey of / })
  await remove.click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('You can’t sign in with it any more. It is the only second step you have')
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Passkey removed', { exact: true })).toBeVisible()
  await expect(remove).toBeHidden()
  await expect(page.locator('main :focus')).toHaveCount(1)
  await context.close()
})

test.describe('other sign-in methods', () => {
  let oidc: OidcStandIn
  let product: Product
  let page: Page

  test.beforeAll(async () => {
    oidc = await startOidcStandIn()
    product = await startProduct({
      SMS_PROVIDER: 'simulator',
      OIDC_ISSUER: oidc.issuer,
      OIDC_CLIENT_ID: OIDC_CLIENT.clientId,
      OIDC_CLIENT_SECRET: OIDC_CLIENT.clientSecret,
      OIDC_NAME: 'Acme',
    })
    oidc.open(`${product.address}/api/auth/workspace/return`)
    // The first account becomes the operator, who is asked for a model after sign-up.
    const operator = await request.newContext({ baseURL: product.address })
    await signUp({ request: operator })
    await operator.dispose()
  })
  test.afterAll(async () => {
    await product.close()
    await oidc.close()
  })
  test.beforeEach(async ({ browser, viewport, colorScheme }) => {
    const look = { viewport, ...(colorScheme ? { colorScheme } : {}) }
    const context = await browser.newContext({ baseURL: product.address, reducedMotion: 'reduce', ...look })
    page = await context.newPage()
  })
  test.afterEach(() => page.context().close())

  /** Fills in the sign-up fields. */
  async function completeSignUp(): Promise<void> {
    await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
    await expectGoodPage(page)
    await page.getByLabel('Time zone').selectOption('Europe/Paris')
    await page.getByLabel('Your birth date').fill('1990-05-17')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page).toHaveURL('/create')
  }

  test('a phone number signs in by a code, and is linked to an account', async () => {
    const number = `415555${String(1000 + (Number.parseInt(randomUUID().slice(0, 4), 16) % 9000))}`
    const enter = async () => {
      await page.goto('/signin')
      await page.getByRole('button', { name: 'Continue with your phone' }).click()
      await page.getByLabel('Phone number').fill(number)
      await page.getByRole('button', { name: 'Send code' }).click()
      await expect(page.getByLabel('Verification code')).toHaveValue(/^\d{6}$/)
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
    }
    await enter()
    await page.getByRole('button', { name: 'Start over' }).click()
    await expect(page.getByRole('heading', { name: 'Continue with your phone' })).toBeVisible()
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByText('Phone number is required')).toBeVisible()
    await page.getByLabel('Phone number').fill('4')
    await expect(page.getByText('Phone number is required')).toBeHidden()
    await enter()
    await expect(page.getByText('By creating an account you agree to the terms.')).toBeVisible()
    await completeSignUp()
    await page.goto('/settings')
    await expect(section(page, 'Sign-in methods')).toContainText('receives your sign-in codes')
    await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/^At least 8 characters\./)
    await page.getByLabel('New password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Set password' }).click()
    await expect(page.getByLabel('Current password')).toBeVisible()
    await page.getByRole('button', { name: 'Unlink phone' }).click()
    const question = page.getByRole('alertdialog', { name: 'Unlink this phone?' })
    await expect(question).toContainText('You can’t sign in with a code to')
    await expectGoodPage(page)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(section(page, 'Sign-in methods')).toContainText('receives your sign-in codes')
    await page.getByRole('button', { name: 'Unlink phone' }).click()
    await question.getByRole('button', { name: 'Unlink' }).click()
    await expect(page.getByRole('button', { name: 'Link a phone' })).toBeVisible()
    await page.getByRole('button', { name: 'Link a phone' }).click()
    await page.getByLabel('Phone number').fill(number)
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByLabel('Verification code')).toHaveValue(/^\d{6}$/)
    await page.getByRole('button', { name: 'Link this number' }).click()
    await expect(page.getByRole('button', { name: 'Unlink phone' })).toBeVisible()
    await signOut(page)
    await enter()
    await expect(page).toHaveURL('/conversations')
  })

  test('a workspace signs in, and returns to the requested page', async () => {
    const login = `person-${randomUUID()}`
    await page.goto('/signin?next=/helpers')
    await page.getByRole('link', { name: 'Continue with Acme' }).click()
    await page.getByPlaceholder('Enter any login').fill(login)
    await page.getByPlaceholder('and password').fill('any')
    await page.getByRole('button', { name: 'Sign-in' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByLabel('What your helpers call you')).toHaveValue(`${login} of the workspace`)
    await page.getByLabel('Your birth date').fill('1990-05-17')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page).toHaveURL('/helpers')
    await page.goto('/settings')
    await expect(section(page, 'Sign-in methods')).toContainText('You can sign in with your workspace')
  })
})
