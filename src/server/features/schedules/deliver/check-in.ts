import { gentleCheckIn } from '../../../../core/safety/safety-texts.ts'
import { isMuted } from '../../../../core/scheduling/mute.ts'
import { sealMessageUnder } from '../../../platform/crypto/vault.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Services, Uses } from '../../../platform/ports/services.ts'
import { saveMessage } from '../../conversations/send/save-messages.ts'
import { type LiveUpdate, notifyClients } from '../../notifications/live/notify-clients.ts'
import { decryptCrisis } from '../../safety/crisis.ts'
import { createNotifications } from '../notify/channels.ts'
import type { Tx } from '../store.ts'
import { type CheckIn, claimCheckIns, findRecipient, insertCheckIn, markCheckedIn } from './store.ts'

/** After this long, the check-in is dropped. */
const LATEST_MS = 12 * 3_600_000

async function send(
  tx: Tx,
  services: Uses<'config' | 'vault' | 'push' | 'mail' | 'sms'>,
  checkIn: CheckIn,
  now: Date,
): Promise<LiveUpdate[]> {
  await markCheckedIn(tx, checkIn.helperId, now)
  const late = now.getTime() - checkIn.endsAt.getTime() > LATEST_MS
  const [row] =
    late || isMuted(checkIn.mutedUntil, now) || !checkIn.active ? [] : await findRecipient(tx, checkIn.helperId)
  if (!row) return []
  const { language } = decryptCrisis(services.vault.unwrap(row.wrappedKey), checkIn.state)
  const content = sealMessageUnder(services.vault, row.wrappedKey, gentleCheckIn(language, []))
  const { userId, helperId, endsAt } = checkIn
  const [inserted] = await insertCheckIn(tx, { userId, helperId, scheduledTime: endsAt, timeZone: row.timeZone }, now)
  if (!inserted) return []
  const scheduleId = inserted.id
  const message = { userId, helperId, content, source: 'safety' as const, scheduleId }
  const messageId = await saveMessage(tx, message, now)
  if (messageId === null) return []
  await createNotifications(tx, services, [{ row: { ...row, scheduleId } }], new Map([[scheduleId, messageId]]), now)
  return [{ userId, messageId }]
}

/** Sent once, a day after a danger, by the helper they told, free of charge. A paused or muted helper stays silent. */
export async function sendCheckIns(services: Services): Promise<void> {
  const now = services.clock.now()
  const updates = await inTransaction(services.db, async (tx) => {
    const sent: LiveUpdate[] = []
    for (const checkIn of await claimCheckIns(tx, now)) sent.push(...(await send(tx, services, checkIn, now)))
    return sent
  })
  await notifyClients(services, updates)
}
