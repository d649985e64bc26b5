/** Which addresses are on the public internet. Any not known to be public counts as private. */

const GROUPS = 8
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

const groupsIn = (part: string): number[] | null => {
  if (part === '') return []
  const groups = part.split(':')
  return groups.every((group) => /^[\da-f]{1,4}$/i.test(group))
    ? groups.map((group) => Number.parseInt(group, 16))
    : null
}

/** The eight groups of an IPv6 address; null for anything else. */
function groupsOf(address: string): number[] | null {
  const quad = address.slice(address.lastIndexOf(':') + 1)
  const embedded = quad.includes('.') ? numberOf(quad) : null
  if (quad.includes('.') && embedded === null) return null
  const tail = embedded === null ? '' : `${(embedded >>> 16).toString(16)}:${(embedded & 0xffff).toString(16)}`
  const [before = '', after, ...rest] = (tail ? address.slice(0, -quad.length) + tail : address).split('::')
  const [front, back] = [groupsIn(before), groupsIn(after ?? '')]
  if (!front || !back || rest.length > 0) return null
  const left = GROUPS - front.length - back.length
  if (after === undefined) return left === 0 ? front : null
  return left > 0 ? [...front, ...Array<number>(left).fill(0), ...back] : null
}

/** The IPv4 address embedded in an IPv6 one: mapped, compatible, or NAT64 (RFC 6052). */
const EMBEDDING = ['0:0:0:0:0:ffff', '0:0:0:0:0:0', '64:ff9b:0:0:0:0']

function isPublic6(groups: readonly number[]): boolean {
  const [first = 0, second = 0] = groups
  const start = groups
    .slice(0, 6)
    .map((group) => group.toString(16))
    .join(':')
  if (EMBEDDING.includes(start)) return isPublic4((groups[6] ?? 0) * BYTE ** 2 + (groups[7] ?? 0))
  if (first < 0x2000 || first > 0x3fff) return false
  // Protocol assignments and tunnels, documentation, 6to4.
  const isSpecial = (first === 0x2001 && (second < 0x0200 || second === 0x0db8)) || first === 0x2002
  return !isSpecial && !(first === 0x3fff && second < 0x1000)
}

export function isPublicAddress(address: string): boolean {
  const plain = numberOf(address)
  if (plain !== null) return isPublic4(plain)
  const groups = groupsOf(address.split('%')[0] ?? '')
  return groups !== null && isPublic6(groups)
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
const EMBEDDED_4 = /^(?:::ffff:|::|64:ff9b::)(\d+\.\d+\.\d+\.\d+)$/i
/** IPv4-mapped, as a browser writes it: `::ffff:a9fe:a9fe`. */
const EMBEDDED_HEX = /^(?:::ffff:|::|64:ff9b::)([\da-f]{1,4}):([\da-f]{1,4})$/i

function embeddedIn(address: string): string | null {
  const quad = EMBEDDED_4.exec(address)?.[1]
  if (quad) return quad
  const [, high, low] = EMBEDDED_HEX.exec(address) ?? []
  if (!high || !low) return null
  const [first, second] = [Number.parseInt(high, 16), Number.parseInt(low, 16)]
  return [first >> 8, first & 255, second >> 8, second & 255].join('.')
}

/** `address` is in canonical form. */
export function isMetadataAddress(address: string): boolean {
  const plain = address.replace(/^\[|\]$/g, '').split('%')[0] ?? ''
  return METADATA_4.test(embeddedIn(plain) ?? plain) || METADATA_6.test(plain)
}
