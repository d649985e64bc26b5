interface Engine {
  offline: boolean
  name: string
  local: boolean
  provider: string | null
}

/** Which model replies, where it runs, and what data leaves the server. */
export function engineInWords({ offline, name, local, provider }: Engine): string {
  if (offline) return 'The built-in engine answers. Nothing you write leaves this server.'
  if (local || provider === null) return `${name} answers, on this server. Nothing you write leaves it.`
  return `${name} answers, at ${provider}. Your messages, and what helps to answer them, are sent there.`
}
