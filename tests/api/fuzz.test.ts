import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { HelperList } from '../../src/contract/helpers.ts'
import type { Memories } from '../../src/contract/memory.ts'
import type { Exchange } from '../../src/contract/messages.ts'
import { rememberNew } from '../../src/server/features/memory/remember/remember.ts'
import { Client, createHelper, messageTo, PASSWORD, type Person, signUp } from '../support/client.ts'
import type { Known } from '../support/fuzz/from-schema.ts'
import { faultOf } from '../support/fuzz/judge.ts'
import { type Operation, operationsOf, requestsTo, toInject } from '../support/fuzz/requests.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

/**
 * Calls every documented operation with valid and invalid input, as a visitor and a person, and those of operators as
 * one. No call may cause a server error, and every error response has the same shape.
 */

const SEED = 20261123
const RUNS = { visitor: 4, person: 12, operator: 10 }
type Role = keyof typeof RUNS
/** Thousands of calls, on a machine that may be busy. */
const LIMIT_MS = 240_000

let app: TestApp
let operations: Operation[]
let operator: Person
let person: Person
let people = 0

const newPerson = async (): Promise<Person> => {
  people += 1
  const added = await signUp(app, { username: `fuzzed-${people}` })
  await added.post('/api/billing/demo-checkout', { tier: 'unlimited' })
  return added
}

beforeAll(async () => {
  app = await openTestApp({ config: { sms: { provider: 'simulator', dailyCodes: 1000 } } })
  operator = await signUp(app, { username: 'operator' })
  person = await newPerson()
  operations = operationsOf((await operator.get<Parameters<typeof operationsOf>[0]>('/api/openapi.json')).body)
})
afterAll(() => app.close())

/** Earlier calls may have signed the person out, or signed somebody else in. */
async function presentPerson(): Promise<Person> {
  if ((await person.get('/api/auth/me')).status === 200) return person
  person = await newPerson()
  return person
}

async function presentOperator(): Promise<Person> {
  if ((await operator.get('/api/auth/me')).status === 200) return operator
  const { username } = operator.user
  const again = await operator.post('/api/auth/sign-in', { username, password: PASSWORD })
  expect(again.status).toBe(200)
  return operator
}

/** An existing helper, message and memory of theirs. */
async function idsOf(owner: Person) {
  const { helpers } = (await owner.get<HelperList>('/api/helpers')).body
  const helper = helpers[0] ?? (await createHelper(owner))
  const { memories } = (await owner.get<Memories>('/api/memories')).body
  if (memories[0]) return { helper: helper.id, message: memories[0].sourceMessageId ?? 1, memory: memories[0].id }
  const { body } = await owner.post<Exchange>('/api/messages', messageTo(helper, 'I live in Boston.'))
  await rememberNew(app.services, app.alone)
  const [memory] = (await owner.get<Memories>('/api/memories')).body.memories
  return { helper: helper.id, message: body.userMessage?.id ?? 1, memory: memory?.id ?? 1 }
}

async function knownTo(owner: Person): Promise<Known> {
  const { helper, message, memory } = await idsOf(owner)
  const paths = operations.filter(({ path }) => path.includes('{id}')).map(({ path }) => path)
  const idFor = (path: string): number => {
    if (path.startsWith('/api/admin/users')) return person.user.id
    if (path.startsWith('/api/memories')) return memory
    return path.startsWith('/api/messages') ? message : helper
  }
  return {
    ...Object.fromEntries(paths.map((path) => [path, [idFor(path)]])),
    helperId: [helper],
    ids: [[memory]],
    username: [person.user.username],
    phoneNumber: ['+14155550123', '(415) 555-0123'],
    timeZone: ['Europe/Berlin', 'Pacific/Apia', 'UTC'],
    personaType: ['friend', 'own_kind'],
    ...(owner === person ? { password: [PASSWORD], currentPassword: [PASSWORD] } : {}),
  }
}

const clientOf: Record<Role, () => Promise<Client>> = {
  visitor: async () => new Client(app),
  person: presentPerson,
  operator: presentOperator,
}

/** To all other operations an operator is a person. */
const isFor = (role: Role, { path }: Operation): boolean => role !== 'operator' || path.startsWith('/api/admin')

/** Endless streams are only opened. */
const isEndless = ({ path }: Operation): boolean => path === '/api/events'

/** `visitorKnows`: what a visitor knows of the person, whom no visitor changes. Others may have lost what they knew. */
async function fuzz(role: Role, operation: Operation, visitorKnows: Known): Promise<string[]> {
  const client = await clientOf[role]()
  const known = 'user' in client ? await knownTo(client as Person) : visitorKnows
  const faults: string[] = []
  for (const request of fc.sample(requestsTo(operation, known), { seed: SEED, numRuns: RUNS[role] })) {
    const options = { ...toInject(request, client.cookie), payloadAsStream: isEndless(operation) }
    const response = await app.http.inject(options)
    if (isEndless(operation) && response.statusCode === 200) response.stream().destroy()
    else if (!isEndless(operation)) faults.push(...[faultOf(request, response, role)].filter((fault) => fault !== null))
  }
  return faults
}

it.each(Object.keys(RUNS) as Role[])(
  'handles any input of a %s without a server error',
  async (role) => {
    const faults: string[] = []
    const known = await knownTo(await presentPerson())
    for (const operation of operations.filter((one) => isFor(role, one)))
      faults.push(...(await fuzz(role, operation, known)))
    expect(faults.join('\n')).toBe('')
  },
  LIMIT_MS,
)

it('catches every invalid input by the contract', () => {
  expect(app.logLines.filter((line) => line.includes('the contract accepted a value'))).toEqual([])
})
