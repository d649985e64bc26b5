import { chromium } from 'playwright-core'
import { HELPER_DEFAULTS } from '../src/core/personas/options.ts'
import { PERSONAS, type PersonaType } from '../src/core/personas/personas.ts'
import { findChromium, LAUNCH_ARGS } from '../tests/e2e/chromium.ts'
import { startProduct } from '../tests/e2e/product.ts'
import { startOpenAiStandIn } from '../tests/support/openai-stand-in.ts'

// Takes the picture of the README: the built product, with a stand-in for the model that says what a helper would.

const SIZE = { width: 1440, height: 900 }
const PICTURE = new URL('../docs/screenshot.png', import.meta.url)

/** What the person says to each helper, and what it answers. */
const TALKS: readonly [PersonaType, [said: string, reply: string][]][] = [
  ['workout_buddy', [['My knee is fine again.', 'Good. Two short walks this week, then we talk about stairs.']]],
  ['language_tutor', [['I fly to Lisbon on December 18.', 'Then we start with the café: “Queria um chá, por favor.”']]],
  ['friend', [['I slept through, for once.', 'That is the first good night since Sunday. What was different?']]],
  ['financial_advisor', [['I moved 400 on payday.', 'Third month in a row. It is a habit now, not a plan.']]],
  [
    'career_coach',
    [
      [
        'Negotiation is Thursday at ten. I always fold first.',
        'Then we plan for the fold. What number do you say, and what do you do in the second after it?',
      ],
      [
        '104. Then I start explaining why.',
        'That is the fold. Say 104, then stop. The next word is theirs, however long it takes.',
      ],
      [
        'And if they say the budget is closed?',
        'Ask **what would open it, and when**. A date is worth more than a maybe. Put both on the card that you take in.',
      ],
    ],
  ],
]
const REPLIES = new Map(TALKS.flatMap(([, turns]) => turns))
const HELLO = 'Hello Robin. Tell me what this week is about.'

const model = await startOpenAiStandIn()
model.behave(({ body }) => {
  const last = String(body.messages?.at(-1)?.content ?? '')
  const reply = [...REPLIES].find(([said]) => last.includes(said))?.[1] ?? HELLO
  return { pieces: [reply], json: '{"ops":[],"messages":[]}' }
})
const product = await startProduct({
  AI_PROVIDER: 'compatible',
  AI_BASE_URL: model.url,
  AI_API_KEY: 'key',
  AI_MODEL: 'stand-in',
})
const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: LAUNCH_ARGS })
const context = await browser.newContext({
  baseURL: product.address,
  viewport: SIZE,
  colorScheme: 'light',
  locale: 'en-US',
  timezoneId: 'America/New_York',
})

async function post(path: string, data: object): Promise<{ id: number }> {
  const answer = await context.request.post(path, { data })
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  return answer.json()
}

await post('/api/auth/sign-up', {
  username: 'robin',
  password: 'correct horse battery',
  adult: true,
  displayName: 'Robin',
  timeZone: 'America/New_York',
})
await post('/api/billing/demo-checkout', { tier: 'unlimited' })
let shown = 0
for (const [personaType, turns] of TALKS) {
  const { helperName: name, description } = PERSONAS[personaType]
  const helper = await post('/api/helpers', {
    ...HELPER_DEFAULTS,
    preferredTime: 'morning',
    personaType,
    name,
    description,
  })
  for (const [content] of turns) await post('/api/messages', { helperId: helper.id, content, isFromUser: true })
  shown = helper.id
}
const page = await context.newPage()
// Each that was opened has been read.
for (let id = shown - TALKS.length + 1; id <= shown; id += 1) {
  await page.goto(`/conversations/${id}`)
  await page.getByRole('textbox').last().waitFor()
  await page.waitForLoadState('networkidle').catch(() => undefined)
}
await page.reload()
await page.locator('strong', { hasText: 'what would open it' }).waitFor()
await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
await page.waitForLoadState('networkidle')
await page.evaluate(() => document.fonts.ready)
await page.screenshot({ path: PICTURE.pathname, animations: 'disabled' })
await browser.close()
await product.close()
await model.close()
