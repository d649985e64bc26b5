/** Which addresses are on the public internet. Any not known to be public counts as private. */

const BYTE = 256

/** `10.1.2.3` as a number; null for anything else. */
function numberOf(address: string): number | null {
  const parts = address.split('.')
  // A leading zero may mean octal.
  if (parts.length !== 4 || !parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) < BYTE)) return null
  return parts.reduce((sum, part) => sum * BYTE + Number(part), 0)
}

/** Non-public IPv4 blocks (IANA's special-purpose address registry) and cloud metadata addresses. */
const INSIDE_4: [first: number, bits: number][] = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
].map((block) => {
  const [address = '', bits] = block.split('/')
  return [numberOf(address) ?? 0, Number(bits)]
})

const isPublic4 = (address: number): boolean =>
  INSIDE_4.every(([first, bits]) => Math.floor(address / 2 ** (32 - bits)) !== Math.floor(first / 2 ** (32 - bits)))

/** An IPv4 address within one of IPv6: mapped, compatible, or NAT64 (RFC 6052). */
const EMBEDDED_4 = /^(?:::ffff:|::|64:ff9b::)(\d+\.\d+\.\d+\.\d+)$/i
/** The same, as a browser writes it: `::ffff:a9fe:a9fe`. */
const EMBEDDED_HEX = /^(?:::ffff:|::|64:ff9b::)([\da-f]{1,4}):([\da-f]{1,4})$/i

function embeddedIn(address: string): string | null {
  const quad = EMBEDDED_4.exec(address)?.[1]
  if (quad) return quad
  const [, high, low] = EMBEDDED_HEX.exec(address) ?? []
  if (!high || !low) return null
  const [first, second] = [Number.parseInt(high, 16), Number.parseInt(low, 16)]
  return [first >> 8, first & 255, second >> 8, second & 255].join('.')
}

/** An IPv6 address as a browser writes it; null for anything else. */
const canonical = (address: string): string | null =>
  /^[\da-f:.]+$/i.test(address) ? (URL.parse(`http://[${address}]/`)?.hostname.slice(1, -1) ?? null) : null

function isPublic6(address: string): boolean {
  const [first = 0, second = 0] = address.split(':').map((group) => Number.parseInt(group || '0', 16))
  if (first < 0x2000 || first > 0x3fff) return false
  // Protocol assignments and tunnels, documentation, 6to4.
  const isSpecial = (first === 0x2001 && (second < 0x0200 || second === 0x0db8)) || first === 0x2002
  return !isSpecial && !(first === 0x3fff && second < 0x1000)
}

export function isPublicAddress(address: string): boolean {
  const long = canonical(address.split('%')[0] ?? '')
  const short = numberOf(long ? (embeddedIn(long) ?? '') : address)
  return short === null ? long !== null && isPublic6(long) : isPublic4(short)
}

/** A name or an address. */
export const isPublicHost = (hostname: string): boolean =>
  isPublicName(hostname) || isPublicAddress(hostname.replace(/^\[|\]$/g, ''))

/** Names that only resolve on the machine itself or a local network. */
const LOCAL_NAME = /(^|\.)(localhost|localdomain|local|internal|intranet|lan|home|corp|private|arpa)$/

/** Never true of an IP address, in whatever notation. */
export function isPublicName(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/\.$/, '')
  return /^[a-z\d_-]+(\.[a-z\d_-]+)*\.[a-z][a-z\d-]*$/.test(name) && !LOCAL_NAME.test(name)
}

/**
 * Cloud metadata addresses, which hand out a machine's credentials. No address entered by a person may resolve to one,
 * even on an operator's own network. Sources: documentation of AWS, Google Cloud, Azure, Alibaba and Oracle Cloud.
 */

/** Link-local (RFC 3927, RFC 4291), which covers nearly all of them, and the exceptions. */
const METADATA_4 = /^(169\.254\.|100\.100\.100\.200$|168\.63\.129\.16$|192\.0\.0\.192$)/
const METADATA_6 = /^(fe[89ab][\da-f]:|fd00:ec2::|fd20:ce::)/i
/** `address` is in canonical form. */
export function isMetadataAddress(address: string): boolean {
  const plain = address.replace(/^\[|\]$/g, '').split('%')[0] ?? ''
  return METADATA_4.test(embeddedIn(plain) ?? plain) || METADATA_6.test(plain)
}

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
