export const WATCHED_CONNECTIONS = ['embeddings', 'email', 'push', 'sms', 'payment', 'workspace'] as const
export type WatchedConnection = (typeof WATCHED_CONNECTIONS)[number]

const OF_CONNECTIONS: Partial<Record<WatchedConnection, Record<string, string>>> = {
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
  OF_CONNECTIONS[connection]?.[kind] ?? OTHERWISE

const OF_MODELS: Record<string, string> = {
  unreachable: 'No answer comes from this address. Is the server running, and is the address right?',
  timeout: 'The answer took too long.',
  rate_limited: 'The provider is limiting calls at the moment. Try again later.',
  refused: 'The provider refused the call. Check the key, the address and the model.',
  declined: 'The model declined to answer.',
  cut_off: 'The answer broke off.',
  only_reasoning:
    'The model reasoned and wrote no reply, or used up its limit before one. Test it here: it then gets more room. If that does not help, choose one that reasons less.',
  unsupported: 'This model cannot do that.',
  not_admitted: 'The pause, the circuit breaker or a ceiling allows no call at the moment. See API Monitor.',
}

export const modelFailureInWords = (kind: string): string => OF_MODELS[kind] ?? 'The call failed.'

const OF_DOWNLOADS: Record<string, string> = {
  away: 'Ollama does not answer any more. Start it, then download again: what is there is kept.',
  unknown_model: 'Ollama’s library has no model of this name. Check the spelling.',
  disk_full: 'The disk is full. Make room, or choose a smaller model, then download again: what is there is kept.',
  no_network: 'Ollama cannot reach its library. Check the internet connection, then download again.',
  too_old: 'This model needs a newer Ollama. Update it, then download again.',
  broken_off: 'The download broke off. Download again to go on: what is there is kept.',
}

export const downloadFailureInWords = (kind: string): string =>
  OF_DOWNLOADS[kind] ?? 'Ollama could not download this model. Its own log says more.'

/** Not "nothing leaves this server": a message may also go out as an SMS, an email or a notification. */
const NOT_SENT = 'No outside AI service receives what you write.'

interface Engine {
  own: 'no' | 'yes' | 'withheld'
  connected: boolean
  name: string
  local: boolean
  provider: string | null
}

export function engineInWords({ own, ...engine }: Engine): string {
  if (own === 'yes')
    return `Your own model answers: ${engine.name}, at ${engine.provider}. Your messages, and what helps to answer them, are sent there. You pay for it, and messages don’t count.`
  const shared = sharedInWords(engine)
  return own === 'withheld'
    ? `This server no longer lets people use their own models, so yours is not used. ${shared}`
    : shared
}

function sharedInWords({ connected, name, local, provider }: Omit<Engine, 'own'>): string {
  if (!connected) return `No model is connected: helpers offer guided exercises. ${NOT_SENT}`
  if (local || provider === null) return `${name} answers, on this server. ${NOT_SENT}`
  return `${name} answers, at ${provider}. Your messages, and what helps to answer them, are sent there.`
}
