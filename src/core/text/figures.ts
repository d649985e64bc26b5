const SHORT = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })

/** `12.4K`. */
export const inShort = (value: number): string => SHORT.format(value)

/** `3.3 GB`, `200 MB`. */
export const inBytes = (bytes: number): string =>
  bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${Math.ceil(bytes / 1e6)} MB`

/** `$1.20`, or `$0.0012` where two digits would show zero. */
export const inUsd = (value: number): string => `$${value.toFixed(value > 0 && value < 0.01 ? 4 : 2)}`

/** `840 ms`, `1.4 s`, or a dash. */
export function inDuration(ms: number | null): string {
  if (ms === null) return '–'
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`
}
