/** `away`: the database does not answer. `full`: it answers but cannot be written to. */
export type Outage = 'away' | 'full'

/**
 * SQLSTATEs of a server that can't work now: connection lost (08), sign-in refused (28), database gone (3D), something
 * used up (53), shut down or starting (57P), a broken disk (58).
 */
const AWAY_STATE = /^((08|28|3D|53|58)\w{3}|57P\w\d)$/
/** Disk full; read only, as a standby is. */
const FULL = /^(53100|25006|ENOSPC|EDQUOT|EROFS)$/
const AWAY_SOCKET =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTDOWN|EHOSTUNREACH|ENETDOWN|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EMFILE|ENFILE)$/
/** The driver's own errors have no code. */
const AWAY_TEXT =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|timeout exceeded when trying to connect|timeout expired|Cannot use a pool after calling end)/

function outageOfOne(error: Error): Outage | null {
  const code = 'code' in error ? String(error.code) : ''
  if (FULL.test(code)) return 'full'
  // Such as a missing or unreadable socket directory.
  const isUnconnected = 'syscall' in error && error.syscall === 'connect'
  const isAway = isUnconnected || AWAY_STATE.test(code) || AWAY_SOCKET.test(code) || AWAY_TEXT.test(error.message)
  return isAway ? 'away' : null
}

/** The database outage behind an error or its cause; null for any other error. */
export function outageOf(error: unknown): Outage | null {
  if (!(error instanceof Error)) return null
  return outageOfOne(error) ?? outageOf(error.cause)
}

/** The root cause of an error. Wrapping errors may hold the values of a query. */
export const rootOf = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? rootOf(error.cause) : error
