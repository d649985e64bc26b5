import { type ComponentType, useEffect, useState } from 'react'

const Nothing = () => null

type Late<Props> = ComponentType<Props> & {
  /** Loads it ahead. Never rejects. */
  preload(): Promise<void>
}

/**
 * A part of a page that is loaded when it is first shown; `Meanwhile` stands there until then. Loaded, it shows at once:
 * React's `lazy` would wait for 300 ms after it had shown something else. An error of loading is the page's. Not for pages
 * that are rendered at build time.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType<Props> = Nothing,
): Late<Props> {
  let here: ComponentType<Props> | null = null
  const loadOnce = async () => {
    here ??= await load()
    return here
  }
  const preload = () =>
    loadOnce().then(
      () => undefined,
      () => undefined,
    )
  function Part(props: Props) {
    const [Loaded, setLoaded] = useState(() => here)
    useEffect(() => {
      if (Loaded) return
      void loadOnce().then(
        (part) => setLoaded(() => part),
        (fault: unknown) =>
          setLoaded(() => {
            throw fault
          }),
      )
    }, [Loaded])
    return Loaded ? <Loaded {...props} /> : <Meanwhile {...props} />
  }
  return Object.assign(Part, { preload })
}

/** One that the page works without: where it cannot be loaded, `Otherwise` stands there, or nothing. */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType<Props> = Nothing,
  Otherwise: ComponentType<Props> = Nothing,
): Late<Props> {
  return late(() => load().catch(() => Otherwise), Meanwhile)
}
