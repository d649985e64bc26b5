import type { User } from '../../src/contract/accounts.ts'
import { PERSONA_TYPES } from '../../src/core/personas/personas.ts'
import { createHelper, helperFields, PASSWORD, type Person } from './client.ts'
import { FixedClock } from './fixed-clock.ts'
import { STRIPE_KEY, STRIPE_SECRET, type StripeStandIn, signedEvent, startStripeStandIn } from './stripe-stand-in.ts'
import { openTestApp, type TestApp } from './test-app.ts'

export const PRICES = { starter: 'price_starter', pro: 'price_pro', unlimited: 'price_unlimited' }

export interface BillingApp {
  app: TestApp
  stripe: StripeStandIn
  clock: FixedClock
  /** Sends an event as Stripe does; returns the response status. */
  report(event: object, options?: Parameters<typeof signedEvent>[1]): Promise<number>
  close(): Promise<void>
}

/** The app with payment through a Stripe stand-in, with its clock at noon of 20 November 2026. */
export async function openBillingApp(): Promise<BillingApp> {
  const stripe = await startStripeStandIn(PRICES)
  const clock = new FixedClock('2026-11-20T12:00:00Z')
  const settings = { secretKey: STRIPE_KEY, webhookSecret: STRIPE_SECRET, prices: PRICES, baseUrl: stripe.url }
  const app = await openTestApp({ clock, config: { billing: { stripe: settings, demo: false } } })
  return {
    app,
    stripe,
    clock,
    report: async (event, options) => {
      const { payload, headers } = signedEvent(event, options)
      const answer = await app.http.inject({ method: 'POST', url: '/api/billing/webhook', payload, headers })
      return answer.statusCode
    },
    close: async () => {
      await app.close()
      await stripe.close()
    },
  }
}

/** Signs in again: sessions expire when the clock is moved by months. */
export const signInAgain = (person: Person) =>
  person.post('/api/auth/sign-in', { username: person.user.username, password: PASSWORD })

export const readUser = async (person: Person): Promise<User> =>
  (await person.get<{ user: User }>('/api/auth/me')).body.user

/** Nine helpers, one of each type, oldest first. Requires a paid plan. */
export async function createNineHelpers(person: Person): Promise<number[]> {
  const ids: number[] = []
  for (const personaType of PERSONA_TYPES) ids.push((await createHelper(person, helperFields({ personaType }))).id)
  return ids
}
