interface Engine {
  own: 'no' | 'yes' | 'withheld'
  offline: boolean
  name: string
  local: boolean
  provider: string | null
}

export function engineInWords({ own, ...engine }: Engine): string {
  if (own === 'yes')
    return `Your own model answers: ${engine.name}, at ${engine.provider}. Your messages, and what helps to answer them, are sent there. You pay for it, and messages don’t count.`
  const shared = sharedInWords(engine)
  return own === 'withheld' ? `This server no longer allows own models, so yours is not used. ${shared}` : shared
}

function sharedInWords({ offline, name, local, provider }: Omit<Engine, 'own'>): string {
  if (offline) return 'The built-in engine answers. Nothing you write leaves this server.'
  if (local || provider === null) return `${name} answers, on this server. Nothing you write leaves it.`
  return `${name} answers, at ${provider}. Your messages, and what helps to answer them, are sent there.`
}
