import { type ComponentType, useEffect, useState } from 'react'

// What is loaded when it is first needed. Not for pages that are rendered at build time: see lazy.ts.

const Nothing = () => null

type Late<Props> = ComponentType<Props> & {
  /** Loads it ahead. Never rejects. */
  preload(): Promise<void>
}

/**
 * A part of a page; `Meanwhile` stands there until it is loaded. Then it shows at once: React's `lazy` would wait for 300
 * ms after it had shown something else. Where it cannot be loaded, `Otherwise` stands there; without one, the error is the
 * page's.
 */
function lateOr<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType<Props>,
  Otherwise?: ComponentType<Props>,
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
            if (Otherwise) return Otherwise
            throw fault
          }),
      )
    }, [Loaded])
    return Loaded ? <Loaded {...props} /> : <Meanwhile {...props} />
  }
  return Object.assign(Part, { preload })
}

/** One that the page needs. */
export const late = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType<Props> = Nothing,
) => lateOr(load, Meanwhile)

/** One that the page works without. The next time it is shown, it is tried again. */
export const latePart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType<Props> = Nothing,
  Otherwise: ComponentType<Props> = Nothing,
) => lateOr(load, Meanwhile, Otherwise)
