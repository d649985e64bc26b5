import { escapeHtml } from '../../../../core/text/escape-html.ts'
import type { Email } from '../../../integrations/mail/port.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { unsubscribeToken } from './unsubscribe.ts'

/** A single line, so that a name can't start another header. */
const oneLine = (text: string): string => text.replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()

export interface EmailFacts {
  id: number
  userId: number
  helperId: number
  helperName: string
  email: string
  sentAt: Date
  timeZone: string
}

/** Links to the message, whose text stays in the conversation. */
export function composeEmail(services: Pick<Services, 'publicUrl' | 'secrets'>, facts: EmailFacts): Email {
  const name = oneLine(facts.helperName)
  const time = new Intl.DateTimeFormat('en-US', { timeZone: facts.timeZone, timeStyle: 'short' }).format(facts.sentAt)
  const url = `${services.publicUrl()}/conversations/${facts.helperId}`
  const stop = `${services.publicUrl()}/api/mail/unsubscribe?token=${unsubscribeToken(services.secrets.linkSecret, facts.userId)}`
  const lines = [`${name} wrote to you at ${time}.`, 'Read it and answer here:']
  const foot = 'You are getting this because email notifications are on and you had not seen the message.'
  return {
    to: facts.email,
    subject: `${name} wrote to you`,
    text: `${lines.join('\n')}\n${url}\n\n${foot}\nStop these emails: ${stop}\n`,
    html: `<!doctype html><html lang="en"><body style="font-family:sans-serif;line-height:1.5;color:#222">
<p>${escapeHtml(lines[0] ?? '')}</p><p><a href="${escapeHtml(url)}">Open the conversation</a></p>
<p style="font-size:13px;color:#666">${foot} <a href="${escapeHtml(stop)}">Stop these emails</a></p></body></html>`,
    messageId: `<notice-${facts.id}@${new URL(services.publicUrl()).hostname}>`,
    headers: {
      // Marks an email triggered by a helper's message (AI Content Disclosure, draft-abaris-aicdh).
      'AI-Disclosure': 'mode=ai-originated',
      'List-Unsubscribe': `<${stop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
