const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A random UUID, version 4. Over plain HTTP, browsers have no `crypto.randomUUID`. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes.set([((bytes[6] ?? 0) & 0x0f) | 0x40], 6)
  bytes.set([((bytes[8] ?? 0) & 0x3f) | 0x80], 8)
  const parts = [bytes.slice(0, 4), bytes.slice(4, 6), bytes.slice(6, 8), bytes.slice(8, 10), bytes.slice(10)]
  return parts.map(hex).join('-')
}
