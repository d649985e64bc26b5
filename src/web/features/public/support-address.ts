/** Where people write for help: the server's own domain, since each server is run by somebody else. */
export const supportAddress = (hostname: string): string =>
  /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i.test(hostname)
    ? `support@${hostname.replace(/^www\./, '')}`
    : 'support@localhost'
