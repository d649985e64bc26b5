const GROUPS = 8
const OF_THE_NETWORK = 4

/** The eight groups of an address of version 6, the left-out zeros in their place. */
function groupsOf(address: string): string[] {
  const [before = '', after] = address.split('::')
  const front = before === '' ? [] : before.split(':')
  const back = after ? after.split(':') : []
  if (after === undefined) return front
  return [...front, ...Array<string>(Math.max(0, GROUPS - front.length - back.length)).fill('0'), ...back]
}

/**
 * What an address is counted as: one of version 6 is its network of 64 bits, since anyone who has one has all of those;
 * one of version 4 written as version 6 is itself. Anything else is given back as it is.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  if (!/^[\da-f:]+(?:%|$)/i.test(address) || address.split(':').length < 3) return address
  const groups = groupsOf(address.split('%')[0] ?? '').map((group) => group.replace(/^0+(?=.)/, ''))
  return `${groups.slice(0, OF_THE_NETWORK).join(':')}::/64`
}
