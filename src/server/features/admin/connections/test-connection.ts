import { randomUUID } from 'node:crypto'
import type { ConnectionTest } from '../../../../contract/connections.ts'
import type { PushPayload } from '../../../../contract/events.ts'
import type { WatchedConnection } from '../../../../core/connections/in-words.ts'
import { wrongPrices } from '../../../../core/plans/plans.ts'
import { AppError } from '../../../platform/errors/errors.ts'
import type { Actor, Services } from '../../../platform/ports/services.ts'
import { readAccount } from '../../identity/account/read-account.ts'
import { newCode } from '../../identity/phone/send-code.ts'
import { sharedModel } from '../../models/calls/call-admissions.ts'
import { askEmbeddings } from '../../models/calls/guarded-calls.ts'
import { readBrowsers } from '../../notifications/push/send-push.ts'
import { sendSms } from '../../sms/send-sms.ts'
import { saveFailure, saveSuccess } from '../store.ts'
import { failureInWords } from './watch-calls.ts'

const PATIENCE_MS = 30_000

/** The operator has to do something first, so nothing was tested. */
const first = (text: string): AppError => new AppError(409, 'not_ready', text)
const failed = (text: string): AppError => new AppError(502, 'test_failed', text)

/** Throws 409 if it is not connected. */
function connected<Port>(port: Port | null): Port {
  if (port === null) throw first('This is not connected.')
  return port
}

async function testEmbeddings(services: Services, { userId }: Actor): Promise<string> {
  const { sentenceModel } = services.models
  const ai = services.models.current
  const texts = ['A walk by the sea', 'Strolling along the coast']
  const began = performance.now()
  const reason = { userId, purpose: 'test' } as const
  const vectors = ai.embeddingModel
    ? await askEmbeddings(services, sharedModel(services), reason, texts, AbortSignal.timeout(PATIENCE_MS))
    : await connected(sentenceModel).embed(texts, PATIENCE_MS)
  if (vectors?.length !== texts.length) throw failed('The sentence model did not answer.')
  return `Two sentences read in ${Math.round(performance.now() - began)} ms.`
}

async function testEmail({ db, mail, config }: Services, actor: Actor): Promise<string> {
  const server = connected(mail)
  const { email, emailVerifiedAt } = await readAccount({ db }, actor)
  if (!email || !emailVerifiedAt)
    throw first('Add an email address under Settings and confirm it: the test goes there.')
  const text = 'This is a test from Connections. Email works.'
  const messageId = `<${randomUUID()}@${new URL(config.publicUrl()).hostname}>`
  const content = {
    to: email,
    subject: 'Coterie can send email',
    text: `${text}\n`,
    html: `<p>${text}</p>`,
    headers: {},
  }
  const signal = AbortSignal.timeout(PATIENCE_MS)
  await server.send({ ...content, messageId }, { beforeData: async () => undefined, signal })
  return 'An email is on its way to your address.'
}

async function testPush(services: Services, actor: Actor): Promise<string> {
  const push = connected(services.push)
  const browsers = await readBrowsers(services, actor)
  if (browsers.length === 0) throw first('Turn on notifications in Settings in this browser first.')
  const payload: PushPayload = {
    helperId: 0,
    messageId: 0,
    title: 'Coterie can notify you',
    body: 'This is a test from Connections.',
    icon: null,
    url: '/settings',
  }
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const send = (browser: (typeof browsers)[number]) => push.send(browser, JSON.stringify(payload), 'test', signal)
  const outcomes = await Promise.allSettled(browsers.map(send))
  const sent = outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value === 'sent').length
  const broken = outcomes.find((outcome) => outcome.status === 'rejected')
  if (sent === 0)
    throw broken?.reason ?? first('None of your browsers accepts notifications any more. Turn them on again.')
  return sent === 1 ? 'One of your browsers was notified.' : `${sent} of your browsers were notified.`
}

async function testSms(services: Services, actor: Actor): Promise<string> {
  connected(services.sms)
  const { phoneNumber, isPhoneVerified } = await readAccount(services, actor)
  if (!phoneNumber || !isPhoneVerified)
    throw first('Add your phone number under Settings and verify it: the test goes there.')
  const code = newCode()
  const body = `Coterie: ${code} is a test code. SMS works.`
  const outcome = await sendSms(services, { kind: 'code', to: phoneNumber, body, userId: actor.userId, helperId: null })
  if (outcome.status !== 'sent') throw failed(outcome.reason)
  return `The code ${code} is on its way to your phone.`
}

async function testPayment({ billing }: Services): Promise<string> {
  const wrong = wrongPrices(await connected(billing).prices())
  if (wrong.length > 0)
    throw failed(`Stripe’s price differs from the plan page, or is not monthly in US dollars: ${wrong.join(', ')}.`)
  return 'Stripe answers, and its three prices match the plan page.'
}

async function testWorkspace({ workspace }: Services): Promise<string> {
  const provider = connected(workspace)
  await provider.check()
  return `${provider.name} answers, and describes itself as it should.`
}

/** Each test performs the real operation once, messaging only the operator, and returns the result in words. */
const CONNECTION_TESTS: Record<WatchedConnection, (services: Services, actor: Actor) => Promise<string>> = {
  embeddings: testEmbeddings,
  email: testEmail,
  push: testPush,
  sms: testSms,
  payment: testPayment,
  workspace: testWorkspace,
}

/** Nothing was tested, so the connection is not at fault. */
const isUntried = (error: unknown): boolean => error instanceof AppError && error.status === 409

/** 409: not connected, or the operator has to do something first. 422: it failed; the error says what can be done. */
export async function testConnection(
  services: Services,
  actor: Actor,
  kind: WatchedConnection,
): Promise<ConnectionTest> {
  const { db, clock, log } = services
  try {
    const text = await CONNECTION_TESTS[kind](services, actor)
    await saveSuccess(db, kind, clock.now())
    return { text }
  } catch (error) {
    if (isUntried(error)) throw error
    const text = failureInWords(kind, error)
    log.warn({ err: error, connection: kind }, 'the test of a connection failed')
    await saveFailure(db, kind, clock.now(), text)
    throw new AppError(422, 'test_failed', text, { cause: error })
  }
}
