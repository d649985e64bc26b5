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
