import type { InjectOptions } from 'fastify'
import type { SignUpBody, User } from '../../src/contract/accounts.ts'
import type { CreateHelperBody, Helper } from '../../src/contract/helpers.ts'
import type { SendMessageBody } from '../../src/contract/messages.ts'
import { parseEvents, type ReplyEvent } from './sse.ts'
import type { TestApp } from './test-app.ts'

export interface Answer<Body> {
  status: number
  body: Body
  headers: Record<string, string | string[] | number | undefined>
}

type Method = NonNullable<InjectOptions['method']>

/** A browser without pages: keeps its cookies between calls. The type of a body is asserted by the test. */
export class Client {
  readonly #app: TestApp
  readonly #headers: Record<string, string>
  #cookies = new Map<string, string>()

  /** `headers`: sent with every call. */
  constructor(app: TestApp, headers: Record<string, string> = {}) {
    this.#app = app
    this.#headers = headers
  }

  /** Its cookie header. */
  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  get = <Body = unknown>(url: string) => this.#send<Body>('GET', url)
  post = <Body = unknown>(url: string, payload?: object) => this.#send<Body>('POST', url, payload)
  patch = <Body = unknown>(url: string, payload?: object) => this.#send<Body>('PATCH', url, payload)
  del = <Body = unknown>(url: string, payload?: object) => this.#send<Body>('DELETE', url, payload)

  /** All events of a streamed reply, once complete. Throws if the call was refused. */
  async stream(url: string, payload?: object): Promise<ReplyEvent[]> {
    const response = await this.#call('POST', url, payload, { accept: 'text/event-stream' })
    if (response.statusCode !== 200) throw new Error(`${response.statusCode}: ${response.body}`)
    return parseEvents(response.body)
  }

  async #call(method: Method, url: string, payload?: object, headers: Record<string, string> = {}) {
    const response = await this.#app.http.inject({
      method,
      url,
      headers: { ...this.#headers, ...headers, ...(this.cookie ? { cookie: this.cookie } : {}) },
      ...(payload === undefined ? {} : { payload }),
    })
    for (const { name, value } of response.cookies) {
      if (value === '') this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
    return response
  }

  async #send<Body>(method: Method, url: string, payload?: object): Promise<Answer<Body>> {
    const response = await this.#call(method, url, payload)
    const isJson = String(response.headers['content-type'] ?? '').includes('json')
    const body = (isJson && response.body !== '' ? JSON.parse(response.body) : response.body) as Body
    return { status: response.statusCode, body, headers: response.headers }
  }
}

let people = 0

export interface Person extends Client {
  user: User
}

export const PASSWORD = 'correct horse battery'

/** Signs up a new person. Throws if that is refused. */
export async function signUp(app: TestApp, fields: Partial<SignUpBody> = {}): Promise<Person> {
  people += 1
  const client = new Client(app)
  const body = {
    username: `person-${people}`,
    password: PASSWORD,
    adult: true,
    timeZone: 'America/New_York',
    ...fields,
  }
  const answer = await client.post<{ user: User }>('/api/auth/sign-up', body)
  if (answer.status !== 201) throw new Error(`sign-up: ${answer.status} ${JSON.stringify(answer.body)}`)
  return Object.assign(client, { user: answer.body.user })
}

const CAREER_COACH = {
  personaType: 'career_coach',
  name: 'Alex',
  description: 'Prepares you for the interview, the raise and the hard talk.',
  tone: 'professional',
  messageLength: 'moderate',
  frequency: 'weekdays',
  preferredTime: 'midday',
  communicationType: 'chat',
} as const satisfies Partial<CreateHelperBody>

/** The fields of a career coach in the app. */
export const helperFields = (fields: Partial<CreateHelperBody> = {}) => ({ ...CAREER_COACH, ...fields })

/** Creates a helper for that person. Throws if that is refused. */
export async function createHelper(person: Client, fields: Partial<CreateHelperBody> = {}): Promise<Helper> {
  const answer = await person.post<Helper>('/api/helpers', helperFields(fields))
  if (answer.status !== 201) throw new Error(`create helper: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

/** Body of a message to a helper. */
export const messageTo = (
  helper: Helper,
  content: string,
): Pick<SendMessageBody, 'helperId' | 'content' | 'isFromUser'> => ({
  helperId: helper.id,
  content,
  isFromUser: true,
})
