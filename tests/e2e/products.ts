import { randomBytes } from 'node:crypto'
import type { Fixtures, PlaywrightWorkerOptions } from '@playwright/test'
import { createServer } from 'vite'
import { type OpenAiStandIn, startOpenAiStandIn } from '../support/openai-stand-in.ts'
import { type PostgresServer, startPostgres } from '../support/postgres.ts'
import { quotingModel } from '../support/quoting-model.ts'
import { startTwilioStandIn, TWILIO, type TwilioStandIn } from '../support/twilio-stand-in.ts'
import { PASSWORD } from './person.ts'
import { type Product, startProduct } from './product.ts'

/**
 * Instances of the product besides the one shared by all tests. Each starts once per worker, when a test first uses it.
 * Defined together, because tests with different worker fixtures get a worker, and a browser, of their own.
 */
export interface Products {
  /** With an operator that no other test uses. */
  operated: { address: string; operator: string }
  /** On a PostgreSQL server that can be stopped, with a model that quotes what it remembers. */
  onPostgres: { product: Product; server: PostgresServer }
  /** With a model, whose replies a test decides. */
  connected: { product: Product; model: OpenAiStandIn }
  /** With an SMS provider, and that provider. */
  sms: { product: Product; twilio: TwilioStandIn }
  /** URL of the development server, the only one with the component page. */
  developed: string
}

const modelAt = ({ url }: OpenAiStandIn) => ({
  AI_PROVIDER: 'compatible',
  AI_BASE_URL: url,
  AI_API_KEY: 'key',
  AI_MODEL: 'stand-in',
})

/** The first account of a product can become its operator. */
async function signUpOperator({ address }: Product): Promise<string> {
  const username = 'operator'
  const answer = await fetch(`${address}/api/auth/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: PASSWORD, adult: true }),
  })
  if (!answer.ok) throw new Error(`sign-up: ${answer.status}`)
  return username
}

export const products: Fixtures<object, Products, object, PlaywrightWorkerOptions> = {
  operated: [
    async ({ browserName: _ }, use) => {
      const product = await startProduct({})
      await use({ address: product.address, operator: await signUpOperator(product) })
      await product.close()
    },
    { scope: 'worker' },
  ],
  onPostgres: [
    async ({ browserName: _ }, use) => {
      const [server, model] = await Promise.all([startPostgres(), startOpenAiStandIn()])
      model.behave(quotingModel)
      const product = await startProduct({
        ...modelAt(model),
        DATABASE_URL: server.url,
        MASTER_KEY: randomBytes(32).toString('base64'),
        SMS_PROVIDER: 'simulator',
      })
      await use({ product, server })
      await product.close()
      await model.close()
      await server.stop()
    },
    { scope: 'worker' },
  ],
  connected: [
    async ({ browserName: _ }, use) => {
      const model = await startOpenAiStandIn()
      const product = await startProduct(modelAt(model))
      await use({ product, model })
      await product.close()
      await model.close()
    },
    { scope: 'worker' },
  ],
  sms: [
    async ({ browserName: _ }, use) => {
      const twilio = await startTwilioStandIn()
      const product = await startProduct({
        SMS_PROVIDER: 'twilio',
        TWILIO_ACCOUNT_SID: TWILIO.accountSid,
        TWILIO_AUTH_TOKEN: TWILIO.authToken,
        TWILIO_FROM: TWILIO.from,
        TWILIO_BASE_URL: twilio.url,
      })
      await use({ product, twilio })
      await product.close()
      await twilio.close()
    },
    { scope: 'worker' },
  ],
  developed: [
    async ({ browserName: _ }, use, { workerIndex }) => {
      const server = await createServer({
        logLevel: 'error',
        cacheDir: `test-results/vite-${workerIndex}`,
        server: { host: '127.0.0.1', port: 0, hmr: false },
      })
      await server.listen()
      await use(server.resolvedUrls?.local[0] ?? '')
      await server.close()
    },
    { scope: 'worker' },
  ],
}
