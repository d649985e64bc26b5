/** Sets a value at a path of keys: `['items', '0', 'price']`. */
function place(target: Record<string, unknown>, [name = '', ...rest]: string[], value: string): void {
  if (rest.length === 0) {
    target[name] = value
    return
  }
  target[name] ??= {}
  place(target[name] as Record<string, unknown>, rest, value)
}

/** Parses `a[b][0]=c` into nested records: `{ a: { b: { 0: 'c' } } }`. */
export function parseForm(text: string): Record<string, unknown> {
  const result: Record<string, unknown> = {}
  for (const [key, value] of new URLSearchParams(text)) {
    const [first = '', ...rest] = key.split('[')
    place(result, [first, ...rest.map((part) => part.replace(/\]$/, ''))], value)
  }
  return result
}
