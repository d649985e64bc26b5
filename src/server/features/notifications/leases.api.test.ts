import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addUser, type Fleet, openFleet } from '../../../../tests/support/fleet.ts'
import { endLeases, sendDue } from '../../../../tests/support/outboxes.ts'
import { type SmtpStandIn, startSmtpStandIn } from '../../../../tests/support/smtp-stand-in.ts'
import type { Services } from '../../platform/ports/services.ts'
import { accountEmailOutbox } from '../identity/email/send-account-emails.ts'
import { freeHeld } from '../schedules/notify/channels.ts'
import { Dispatcher } from './dispatcher.ts'
import { enqueueEmail } from './email/email-outbox.ts'

/** Workers that send from one database at the same time. */

const EMAILS = 60
let smtp: SmtpStandIn
let fleet: Fleet
let userId: number
let one: Services

beforeAll(async () => {
  smtp = await startSmtpStandIn()
  fleet = await openFleet(3, { mail: { url: smtp.url, from: 'hello@coterie.example' } }, {})
  one = fleet.members[0] as Services
  userId = await addUser(one, 'someone')
})
afterAll(async () => {
  await fleet.close()
  await smtp.close()
})
beforeEach(async () => {
  await one.db.$client.query('delete from email_outbox')
  smtp.received.length = 0
})

async function order(count: number): Promise<void> {
  const words = { to: 'robin@example.com', text: 'Hello.', html: '<p>Hello.</p>', headers: {} }
  for (let each = 0; each < count; each += 1)
    await enqueueEmail(one, userId, { kind: 'notice', userId, letter: { ...words, subject: `Number ${each}` } })
}
const subjects = () => smtp.received.map(({ raw }) => /^Subject: (.+)$/m.exec(raw)?.[1])
const waiting = async () => (await one.db.$client.query('select id from email_outbox')).rows.length

describe('leased rows of an outbox', () => {
  it('are each sent by one of several workers', async () => {
    await order(EMAILS)
    const dispatchers = fleet.members.map((services) => new Dispatcher(services, accountEmailOutbox(services)))
    for (const dispatcher of dispatchers) dispatcher.wake()
    await Promise.all(dispatchers.map((dispatcher) => dispatcher.idle()))
    await Promise.all(dispatchers.map((dispatcher) => dispatcher.stop()))
    expect(smtp.received).toHaveLength(EMAILS)
    expect(new Set(subjects()).size).toBe(EMAILS)
    expect(await waiting()).toBe(0)
  })

  it('are claimed by one of many simultaneous workers, also after a worker died', async () => {
    await order(1)
    for (let round = 1; round <= 3; round += 1) {
      const claims = fleet.members.flatMap((services) => [1, 2, 3].map(() => accountEmailOutbox(services).claim(1)))
      const rows = (await Promise.all(claims)).flat()
      expect(rows).toMatchObject([{ claim: round, tries: 0 }])
      await endLeases(one)
    }
  })

  it('stay with a live worker for longer than a lease', async () => {
    await order(1)
    const outbox = accountEmailOutbox(one)
    const rows = await outbox.claim(1)
    await one.db.$client.query(`update email_outbox set leased_until = now() + interval '1 second'`)
    await outbox.renew(rows)
    const { rows: left } = await one.db.$client.query(
      'select extract(epoch from leased_until - now())::float8 as seconds from email_outbox',
    )
    expect(left[0].seconds).toBeGreaterThan(15)
    expect(left[0].seconds).toBeLessThanOrEqual(20)
    expect(await outbox.claim(1)).toEqual([])
  })

  it('can’t be renewed or released by a worker that lost them', async () => {
    await order(1)
    const outbox = accountEmailOutbox(one)
    const late = await outbox.claim(1)
    await endLeases(one)
    expect(await outbox.claim(1)).toHaveLength(1)
    await outbox.release(late)
    expect(await outbox.claim(1)).toEqual([])
    await endLeases(one)
    await outbox.renew(late)
    expect(await outbox.claim(1)).toHaveLength(1)
  })

  it('are claimed despite a lease in the far future (a clock ran ahead)', async () => {
    await order(1)
    await accountEmailOutbox(one).claim(1)
    await one.db.$client.query(`update email_outbox set leased_until = now() + interval '5 days'`)
    expect(await accountEmailOutbox(one).claim(1)).toMatchObject([{ claim: 2 }])
  })

  it('are free at once when no other process can hold them', async () => {
    await order(1)
    await accountEmailOutbox(one).claim(1)
    await sendDue(one, accountEmailOutbox(one))
    expect(smtp.received).toEqual([])
    await freeHeld(one)
    await sendDue(one, accountEmailOutbox(one))
    expect(smtp.received).toHaveLength(1)
  })
})
