import { type ComponentType, lazy } from 'react'

const Nothing = () => null

/** A part of a page that is loaded when it is first shown. Where it cannot be, `instead` stands there, or nothing. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = Nothing,
) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: instead }),
    ),
  )
