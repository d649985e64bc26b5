import { randomBytes } from 'node:crypto'

export interface Answer {
  status: number
  body: object
}

export const refusal = (status: number, code: string, message: string): Answer => ({
  status,
  body: { error: { type: status < 500 ? 'invalid_request_error' : 'api_error', code, message } },
})

const missing = (id: string): Answer => refusal(404, 'resource_missing', `No such object: '${id}'`)
const list = (url: string, data: object[]): Answer => ok({ object: 'list', url, has_more: false, data })
const ok = (body: object): Answer => ({ status: 200, body })
const newId = (prefix: string): string => `${prefix}_${randomBytes(8).toString('hex')}`
const seconds = (instant: Date): number => Math.floor(instant.getTime() / 1000)

type Params = Record<string, unknown>

export interface FakeSubscription {
  id: string
  customer: string
  price: string
  status: string
  start: Date
  end: Date
  anchor: Date
  created: Date
  cancelAtPeriodEnd: boolean
  /** When the due payment was requested. */
  invoicedAt: Date
}

interface Session {
  id: string
  customer: string
  price: string
  status: 'open' | 'complete' | 'expired'
  success_url: string
}

/** The state of one Stripe account. Its public methods simulate customers, banks and the calendar. */
export class StripeAccount {
  readonly customers = new Map<string, Params>()
  readonly sessions = new Map<string, Session>()
  readonly subscriptions = new Map<string, FakeSubscription>()
  readonly configurations: object[] = []
  readonly #prices: Record<string, string>
  /** US cents per month, by plan. */
  readonly amounts: Record<string, number> = { starter: 99, pro: 299, unlimited: 499 }
  #events = 0

  constructor(prices: Record<string, string>) {
    this.#prices = prices
  }

  /** The customer pays an open checkout. */
  pay(sessionUrl: string, now: Date, end: Date): FakeSubscription {
    const session = [...this.sessions.values()].find(({ id }) => sessionUrl.endsWith(id))
    if (session?.status !== 'open') throw new Error('there is no such checkout to pay')
    session.status = 'complete'
    return this.subscribe(session.customer, session.price, now, end)
  }

  subscribe(customer: string, price: string, start: Date, end: Date): FakeSubscription {
    const whole = new Date(Math.floor(start.getTime() / 1000) * 1000)
    const times = { start: whole, end, anchor: whole, created: whole, invoicedAt: whole }
    const subscription = { id: newId('sub'), customer, price, status: 'active', cancelAtPeriodEnd: false, ...times }
    this.subscriptions.set(subscription.id, subscription)
    return subscription
  }

  /** An event about a customer, in Stripe's format. */
  event(type: string, customer: string): { id: string; type: string; [field: string]: unknown } {
    this.#events += 1
    const object = { id: newId('obj'), object: type.split('.').slice(0, -1).join('.'), customer }
    const created = Math.floor(Date.now() / 1000)
    return {
      id: `evt_${this.#events}_${newId('x')}`,
      object: 'event',
      api_version: null,
      created,
      type,
      data: { object },
    }
  }

  call(method: string, path: string, params: Params): Answer {
    const [, kind = '', id = '', action = ''] = path.split('/')
    if (kind === 'customers') return this.#customer(method, id, params)
    if (kind === 'prices') return this.#price(id)
    if (kind === 'subscriptions') return id ? this.#subscription(id) : this.#subscriptionsOf(String(params.customer))
    if (kind === 'checkout') return this.#checkout(method, path.split('/')[3] ?? '', params)
    if (kind === 'billing_portal') return id === 'sessions' ? this.#portal(params) : this.#configure(method, params)
    return refusal(404, 'unknown_path', `Unrecognized request URL (${method}: ${path} ${action})`)
  }

  #customer(method: string, id: string, params: Params): Answer {
    if (method === 'POST') {
      const created = newId('cus')
      this.customers.set(created, params)
      return ok({ id: created, object: 'customer', ...params })
    }
    if (!this.customers.delete(id)) return missing(id)
    for (const subscription of this.subscriptions.values()) {
      if (subscription.customer === id) subscription.status = 'canceled'
    }
    return ok({ id, object: 'customer', deleted: true })
  }

  #price(id: string): Answer {
    const name = Object.keys(this.#prices).find((key) => this.#prices[key] === id)
    if (!name) return missing(id)
    const terms = {
      unit_amount: this.amounts[name],
      currency: 'usd',
      recurring: { interval: 'month', interval_count: 1 },
    }
    return ok({ id, object: 'price', product: `prod_${name}`, ...terms })
  }

  #subscription(id: string): Answer {
    const subscription = this.subscriptions.get(id)
    return subscription ? ok(present(subscription)) : missing(id)
  }

  #subscriptionsOf(customer: string): Answer {
    const all = [...this.subscriptions.values()].filter((subscription) => subscription.customer === customer)
    return list('/v1/subscriptions', all.map(present).reverse())
  }

  #checkout(method: string, id: string, params: Params): Answer {
    if (method === 'GET') {
      const open = [...this.sessions.values()].filter(
        (one) => one.customer === params.customer && one.status === 'open',
      )
      return list('/v1/checkout/sessions', open.reverse())
    }
    const known = this.sessions.get(id)
    if (known) {
      if (known.status !== 'open') return refusal(400, 'invalid_request_error', 'Only open sessions can be expired.')
      known.status = 'expired'
      return ok(known)
    }
    return this.#openCheckout(params)
  }

  #openCheckout(params: Params): Answer {
    const items = params.line_items as { 0: { price: string; quantity: string } }
    const price = items[0].price
    if (!Object.values(this.#prices).includes(price)) return missing(price)
    if (!this.customers.has(String(params.customer))) return missing(String(params.customer))
    const id = newId('cs_test')
    const customer = String(params.customer)
    const session: Session = { id, customer, price, status: 'open', success_url: String(params.success_url) }
    this.sessions.set(id, session)
    return ok({ ...session, object: 'checkout.session', url: `https://checkout.stripe.example/${id}` })
  }

  #configure(method: string, params: Params): Answer {
    if (method === 'GET') return list('/v1/billing_portal/configurations', this.configurations)
    const configuration = { id: newId('bpc'), object: 'billing_portal.configuration', ...params }
    this.configurations.push(configuration)
    return ok(configuration)
  }

  #portal(params: Params): Answer {
    const flow = (params.flow_data as { type?: string } | undefined)?.type ?? 'home'
    return ok({ id: newId('bps'), object: 'billing_portal.session', url: `https://billing.stripe.example/${flow}` })
  }
}

function present(subscription: FakeSubscription): object {
  const { id, customer, price, status, cancelAtPeriodEnd } = subscription
  const item = {
    id: `si_${id}`,
    object: 'subscription_item',
    price: { id: price, object: 'price' },
    current_period_start: seconds(subscription.start),
    current_period_end: seconds(subscription.end),
  }
  const finalized = seconds(subscription.invoicedAt)
  return {
    id,
    object: 'subscription',
    customer,
    status,
    created: seconds(subscription.created),
    billing_cycle_anchor: seconds(subscription.anchor),
    cancel_at: null,
    cancel_at_period_end: cancelAtPeriodEnd,
    items: { object: 'list', data: [item], has_more: false, url: '/v1/subscription_items' },
    latest_invoice: {
      id: `in_${id}`,
      object: 'invoice',
      created: finalized,
      status_transitions: { finalized_at: finalized },
    },
  }
}
