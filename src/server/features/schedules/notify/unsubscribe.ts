import { createHmac, timingSafeEqual } from 'node:crypto'
import { escapeHtml } from '../../../../core/text/entities.ts'
import { AppError } from '../../../platform/errors/errors.ts'
import type { Uses } from '../../../platform/ports/services.ts'
import { stopEmails } from './store.ts'

const sign = (secret: string, userId: number): string =>
  createHmac('sha256', secret).update(`unsubscribe ${userId}`).digest('base64url')

/** It never expires, as emails are kept. */
export const unsubscribeToken = (secret: string, userId: number): string => `${userId}.${sign(secret, userId)}`

/** 400: not one of ours. */
export function readToken(secret: string, token: string): number {
  const [id = '', signature = ''] = token.split('.')
  const expected = Buffer.from(sign(secret, Number(id)))
  const given = Buffer.from(signature)
  if (given.length === expected.length && timingSafeEqual(given, expected)) return Number(id)
  throw new AppError(
    400,
    'bad_link',
    'This link is not complete. Please use the one in the email, or turn emails off in Settings.',
  )
}

export async function unsubscribe(services: Uses<'vault' | 'db'>, token: string): Promise<void> {
  await stopEmails(services.db, readToken(services.vault.linkSecret, token))
}

/** The one page that needs no sign-in and no script: people who open it from an email press a button. */

const STYLE = `:root{color-scheme:light dark}
body{margin:0;padding:15vh 20px;background:light-dark(#faf8f4,#1b1612);color:light-dark(#261d17,#efeae2);font:1.0625rem/1.55 system-ui,sans-serif}
main{max-width:34rem;margin:auto}h1{font:480 2rem/1.2 Georgia,serif}a{color:inherit}
button{padding:.7rem 1.5rem;border:0;border-radius:9em;background:#bf451a;color:#fff;font:inherit;cursor:pointer}`

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title} | Coterie</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1>${body}</main></body></html>`

/** Asks first, because some mail programs open every link in an email. */
export const askPage = (token: string): string =>
  page(
    'Stop these emails?',
    `<p>Your helpers will keep writing to you in the app.</p>
<form method="post" action="/api/mail/unsubscribe?token=${encodeURIComponent(token)}"><button>Stop these emails</button></form>`,
  )

export const donePage = (): string =>
  page(
    'No more emails',
    '<p>You can turn them on again in Settings.</p><p><a href="/settings?tab=notifications">Open Settings</a></p>',
  )

export const problemPage = (text: string): string =>
  page('That did not work', `<p>${escapeHtml(text)}</p><p><a href="/settings?tab=notifications">Open Settings</a></p>`)
