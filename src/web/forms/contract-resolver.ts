import type { FieldValues, Resolver } from 'react-hook-form'
import type { checkOf, Shape } from './shapes.ts'

type Check = ReturnType<typeof checkOf>

/** How long a submitted form waits for the contract. The server checks it anyway. */
const PATIENCE_MS = 3000

const afterPatience = (): Promise<null> => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, null))

/** Rejects if it cannot be loaded. */
export const loadCheck = async (shape: Shape): Promise<Check> => (await import('./shapes.ts')).checkOf(shape)

/** Checks the request as the server will. */
export function contractResolver<Values extends FieldValues, Body extends FieldValues>(
  load: () => Promise<Check>,
  bodyOf: (values: Values) => Body,
): Resolver<Values, unknown, Body> {
  return async (values, context, options) => {
    const body = bodyOf(values)
    const check = await Promise.race([load().catch(() => null), afterPatience()])
    const found = await check?.(body, context, options as unknown as Parameters<Check>[2])
    // An error of the whole request is the server's to tell.
    const { '': _whole, ...errors } = found?.errors ?? {}
    return { values: body, errors } as Awaited<ReturnType<Resolver<Values, unknown, Body>>>
  }
}
