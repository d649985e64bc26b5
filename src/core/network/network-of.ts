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
