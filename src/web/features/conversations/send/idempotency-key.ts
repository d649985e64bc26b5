const hexDigit = (): string => ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) & 15).toString(16)

/** A random UUID, version 4. Over plain HTTP, browsers have no `crypto.randomUUID`. */
export const newIdempotencyKey = (): string => 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll('x', hexDigit)
