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

const GROUPS = 8
const OF_THE_NETWORK = 4

/** The eight groups of an IPv6 address, with `::` expanded. */
function groupsOf(address: string): string[] {
  const [before = '', after] = address.split('::')
  const front = before === '' ? [] : before.split(':')
  const back = after ? after.split(':') : []
  if (after === undefined) return front
  return [...front, ...Array<string>(Math.max(0, GROUPS - front.length - back.length)).fill('0'), ...back]
}

/** The /64 network of an IPv6 address, whose owner controls all of it; the IPv4 address of a mapped one. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  if (!/^[\da-f:]+(?:%|$)/i.test(address) || address.split(':').length < 3) return address
  const groups = groupsOf(address.split('%')[0] ?? '').map((group) => group.replace(/^0+(?=.)/, ''))
  return `${groups.slice(0, OF_THE_NETWORK).join(':')}::/64`
}
