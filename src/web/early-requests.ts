// The inline script of a signed-in person's page: requests its data along with its code.

export {}

const TIMEOUT_MS = 45_000
const [id = ''] = /\d+/.exec(location.pathname) ?? []

globalThis.early = {}
for (const pattern of EARLY_PATHS) {
  // The address names no helper.
  if (id === '' && pattern.includes(':id')) continue
  const path = pattern.replace(':id', id)
  const answer = fetch(path, { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(TIMEOUT_MS) })
  // Whoever takes the answer handles a failure.
  answer.catch(() => undefined)
  globalThis.early[path] = answer
}
