import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '../../errors.ts'
import { type Letter, type Mail, MailError, type Services } from '../../ports.ts'
import { seal } from '../../vault.ts'
import { keepLetter } from '../schedules/letter-store.ts'
import { LETTER } from '../schedules/tell-outside.ts'
import { findWrappedKey } from './store.ts'

const PAUSES_MS = [1000, 5000]

/** How letters about an account leave: by mail, into the outbox of a developer's machine, or not at all. */
export function mailWay({ mail, showsOutbox }: Pick<Services, 'mail' | 'showsOutbox'>): 'email' | 'outbox' | null {
  if (mail) return 'email'
  return showsOutbox ? 'outbox' : null
}

/** Refuses what needs a letter where none can be sent: 503, the same for everyone. */
export function demandMail(services: Services): void {
  if (mailWay(services)) return
  throw new AppError(503, 'no_mail', 'This installation sends no email. Please ask whoever runs it.')
}

async function send(mail: Mail, letter: Letter): Promise<void> {
  for (const pause of PAUSES_MS) {
    try {
      return await mail.send(letter)
    } catch (cause) {
      if (!(cause instanceof MailError) || cause.kind !== 'later') throw cause
      await sleep(pause)
    }
  }
  await mail.send(letter)
}

/** Sends a letter about an account; a server that is busy is asked twice more. Call it after the answer has left. */
export async function sendLetter(services: Services, userId: number, letter: Letter): Promise<void> {
  if (services.mail) return send(services.mail, letter)
  if (!services.showsOutbox) return
  const wrapped = await findWrappedKey(services.db, userId)
  if (!wrapped) return
  const sealed = seal(services.vault.unwrap(wrapped), JSON.stringify(letter), LETTER)
  await keepLetter(services.db, userId, sealed, services.clock.now())
}

/** Tells the confirmed address of an account, where it has one, once the answer has left. */
export function tellOwner(
  services: Services,
  user: { id: number; email: string | null; emailVerifiedAt: Date | null },
  compose: (services: Services, to: string) => Letter,
): void {
  const { id, email, emailVerifiedAt } = user
  if (!email || !emailVerifiedAt) return
  services.background.run('a letter about an account was not sent', () =>
    sendLetter(services, id, compose(services, email)),
  )
}
