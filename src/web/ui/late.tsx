import { type ComponentType, lazy, useEffect, useState } from 'react'

type Load<Props> = () => Promise<ComponentType<Props>>

const Nothing = () => null

/** Loads once. */
function loader<Props>(load: Load<Props>) {
  let here: ComponentType<Props> | null = null
  const get = async () => {
    here ??= await load()
    return here
  }
  const done = () => undefined
  return { now: () => here, get, preload: (): Promise<void> => get().then(done, done) }
}

type Late<Props> = ComponentType<Props> & {
  /** Loads it ahead. Never rejects. */
  preload(): Promise<void>
}

/**
 * A part of a page; `Meanwhile` stands there until it is loaded. Then it shows at once: React's `lazy` would wait for 300
 * ms after it had shown something else. Where it cannot be loaded, `Otherwise` stands there; without one, the error is the
 * page's. Not for what is rendered at build time.
 */
function lateOr<Props extends object>(
  load: Load<Props>,
  Meanwhile: ComponentType<Props>,
  Otherwise?: ComponentType<Props>,
): Late<Props> {
  const { now, get, preload } = loader(load)
  function Part(props: Props) {
    const [Loaded, setLoaded] = useState(now)
    useEffect(() => {
      if (Loaded) return
      void get().then(
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
export const late = <Props extends object>(load: Load<Props>, Meanwhile: ComponentType<Props> = Nothing) =>
  lateOr(load, Meanwhile)

/** One that the page works without. The next time it is shown, it is tried again. */
export const latePart = <Props extends object>(
  load: Load<Props>,
  Meanwhile: ComponentType<Props> = Nothing,
  Otherwise: ComponentType<Props> = Nothing,
) => lateOr(load, Meanwhile, Otherwise)

export interface LazyPage {
  /** Call it once a visit: another component would be mounted anew. */
  component(): ComponentType
  /** Loads the code ahead. Never rejects: errors show up when the page opens. */
  load(): Promise<void>
}

/** A page. React's `lazy` waits for it at build time and while it is hydrated; loaded ahead, it shows at once. */
export function lazyPage(load: Load<object>): LazyPage {
  const { now, get, preload } = loader(load)
  const waiting = lazy(async () => ({ default: await get() }))
  return { component: () => now() ?? waiting, load: preload }
}

/** A part of pages that are rendered at build time, which they work without: `instead` where it cannot be loaded. */
export const lazyPart = <Props extends object>(load: Load<Props>, instead: ComponentType<Props> = Nothing) =>
  lazy(async () => ({ default: await load().catch(() => instead) }))
