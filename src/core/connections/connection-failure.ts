import type { WatchedConnection } from './watched-connections.ts'

const WORDS: Partial<Record<WatchedConnection, Record<string, string>>> = {
  email: {
    refused: 'The mail server refused the email. Check SMTP_URL, its password and MAIL_FROM.',
    later: 'The mail server does not answer, or asks to try again later. Check SMTP_URL.',
    unknown: 'The connection broke off while the email was being sent. It may have arrived.',
  },
  push: {
    refused:
      'The push service of the browser refused the notification. Turn notifications off and on again in Settings.',
    later: 'The push service of the browser does not answer. Can this server reach the internet?',
  },
  sms: {
    opted_out: 'This number has opted out of messages. Text START to the sending number first.',
    bad_number: 'This number cannot receive SMS.',
    filtered: 'The carrier blocked the message.',
    refused: 'The SMS provider refused the message. Check its account, token and sending number.',
    later: 'The SMS provider does not answer, or asks to try again later.',
    unknown: 'The connection broke off while the message was being sent. It may have arrived.',
  },
}

const OTHERWISE = 'The call failed. The server’s log says more.'

export const connectionFailureInWords = (connection: WatchedConnection, kind: string): string =>
  WORDS[connection]?.[kind] ?? OTHERWISE
