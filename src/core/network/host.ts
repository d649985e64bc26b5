/** Letters, digits, dots, dashes and underscores, or an IPv6 address in brackets; then an optional port. */
const SHAPE = /^([\w.-]{1,253}|\[[\da-f:.]{2,45}\])(:\d{1,5})?$/i

/** Rejects a bare `[`, non-ASCII names, credentials, paths and impossible ports: no URL may be built from those. */
export const isHost = (host: string): boolean => SHAPE.test(host) && URL.canParse(`http://${host}/`)

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/
const PASSED_ON = /^(x-forwarded-.*|forwarded|via|x-real-ip)$/
const OWN_NAME = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/

/** A local proxy forwards others' requests, mostly for another host; a DNS-rebinding page sends its own host. */
export const isLocalCall = (call: { ip: string; host: string; headers: object }): boolean =>
  LOOPBACK.test(call.ip) && OWN_NAME.test(call.host) && !Object.keys(call.headers).some((name) => PASSED_ON.test(name))
