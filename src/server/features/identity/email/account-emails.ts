import { escapeHtml } from '../../../../core/text/entities.ts'
import type { EmailContent } from '../../../integrations/mail/port.ts'
import type { Actor, Services, Uses } from '../../../platform/ports/services.ts'
import { enqueueEmail, mailRoute } from '../../notifications/email/email-outbox.ts'
import { type Account, readAccount } from '../account/read-account.ts'

/** Headers never contain anything a person typed. */
interface Words {
  subject: string
  lines: string[]
  link?: { label: string; url: string }
  foot: string
}

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`

function emailOf(to: string, { subject, lines, link, foot }: Words): EmailContent {
  const url = link ? `\n${link.url}\n` : ''
  const button = link ? `<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>` : ''
  return {
    to,
    subject,
    text: `${lines.join('\n')}\n${url}\n${foot}\n`,
    html: `<!doctype html><html lang="en"><body style="font-family:sans-serif;line-height:1.5;color:#222">
${lines.map(paragraph).join('\n')}
${button}<p style="font-size:13px;color:#666">${escapeHtml(foot)}</p></body></html>`,
    headers: {},
  }
}

/** The token is in the fragment, so it reaches no log and no referrer. */
const linkTo = ({ config }: Uses<'config'>, path: string, token: string): string =>
  `${config.publicUrl()}${path}#${token}`

export const resetEmail = (services: Uses<'config'>, to: string, token: string, username: string): EmailContent =>
  emailOf(to, {
    subject: 'Set a new password for Coterie',
    lines: [
      'Someone, most likely you, asked for a new password for your Coterie account.',
      `Your username is ${username}. This link works once, for half an hour:`,
    ],
    link: { label: 'Set a new password', url: linkTo(services, '/reset-password', token) },
    foot: 'If it was not you, ignore this email: your password stays as it is.',
  })

export const confirmEmailAddress = (services: Uses<'config'>, to: string, token: string): EmailContent =>
  emailOf(to, {
    subject: 'Confirm your email for Coterie',
    lines: ['This address was given for a Coterie account. It is not used until you confirm it:'],
    link: { label: 'Confirm this address', url: linkTo(services, '/confirm-email', token) },
    foot: 'The link works once, for a day. If the account is not yours, you can ignore this email.',
  })

export const passwordChangedEmail = (services: Uses<'config'>, to: string): EmailContent =>
  emailOf(to, {
    subject: 'Your Coterie password was changed',
    lines: ['The password of your Coterie account was changed, and every other device was signed out.'],
    link: { label: 'I did not do this', url: `${services.config.publicUrl()}/reset-password` },
    foot: 'If it was you, there is nothing to do. If not, set a new password with the link above.',
  })

const PUT_BACK = 'If it was not you, sign in, change your password and put this address back.'

export const emailChangedEmail = (services: Uses<'config'>, to: string): EmailContent =>
  emailOf(to, {
    subject: 'Your Coterie email is being changed',
    lines: [
      'Another address was given for your Coterie account.',
      'Until it is confirmed, emails about the account come here.',
    ],
    link: { label: 'Open Settings', url: `${services.config.publicUrl()}/settings` },
    foot: PUT_BACK,
  })

export const emailRemovedEmail = (services: Uses<'config'>, to: string): EmailContent =>
  emailOf(to, {
    subject: 'Your email was removed from Coterie',
    lines: ['This address was removed from your Coterie account. No more emails about the account come here.'],
    link: { label: 'Open Settings', url: `${services.config.publicUrl()}/settings` },
    foot: PUT_BACK,
  })

export const signInChangedEmail = (services: Uses<'config'>, to: string, what: string): EmailContent =>
  emailOf(to, {
    subject: 'Sign-in to your Coterie account was changed',
    lines: [`${what}.`],
    link: { label: 'Open Settings', url: `${services.config.publicUrl()}/settings` },
    foot: 'If it was not you, change your password and look through Settings.',
  })

/** Links are created when it is sent, so no token is stored. Rows of older versions are read: keep the field names. */
export type AccountEmail =
  | { kind: 'reset'; email: string }
  | { kind: 'confirm'; userId: number; email: string }
  | { kind: 'notice'; userId: number; letter: EmailContent }

export const enqueueAccountEmail = (services: Uses<'vault' | 'db' | 'clock'>, email: AccountEmail): Promise<void> =>
  enqueueEmail(services, email.kind === 'reset' ? null : email.userId, email)

/** Does nothing without a confirmed address. */
export async function emailOwner(
  services: Services,
  { id: userId, email, emailVerifiedAt }: Pick<Account, 'id' | 'email' | 'emailVerifiedAt'>,
  compose: (services: Services, to: string) => EmailContent,
): Promise<void> {
  if (!email || !emailVerifiedAt || !mailRoute(services)) return
  await enqueueAccountEmail(services, { kind: 'notice', userId, letter: compose(services, email) })
}

export async function notifyOwner(services: Services, actor: Pick<Actor, 'userId'>, what: string): Promise<void> {
  const account = await readAccount(services, actor)
  await emailOwner(services, account, (all, to) => signInChangedEmail(all, to, what))
}
