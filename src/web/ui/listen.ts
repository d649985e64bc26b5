/** Listens to events of these kinds. Returns a function that stops it. */
export function listen<Kind extends Event>(
  target: EventTarget,
  kinds: readonly string[],
  listener: (event: Kind) => void,
  options: AddEventListenerOptions = {},
): () => void {
  const ended = new AbortController()
  const { signal } = ended
  for (const kind of kinds) target.addEventListener(kind, listener as EventListener, { ...options, signal })
  return () => ended.abort()
}
