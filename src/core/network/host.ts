/** Letters, digits, dots, dashes and underscores, or an IPv6 address in brackets; then an optional port. */
const SHAPE = /^([\w.-]{1,253}|\[[\da-f:.]{2,45}\])(:\d{1,5})?$/i

/** Rejects a bare `[`, non-ASCII names, credentials, paths and impossible ports: no URL may be built from those. */
export const isHost = (host: string): boolean => SHAPE.test(host) && URL.canParse(`http://${host}/`)
