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
