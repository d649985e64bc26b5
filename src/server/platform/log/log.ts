import { AsyncLocalStorage } from 'node:async_hooks'
import { type DestinationStream, type LogFn, type Logger, pino } from 'pino'
import { outlineError } from './outline-error.ts'

export const currentRequest = new AsyncLocalStorage<string>()

const withRequest = (): object => {
  const requestId = currentRequest.getStore()
  return requestId === undefined ? {} : { requestId }
}

/** Without a text, pino would log the error's own message. */
function withText(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
  const [fields, text] = args as [unknown, string | undefined]
  if (fields instanceof Error) method.call(this, { err: fields }, text ?? FAILED)
  else if (hasError(fields) && text === undefined) method.call(this, fields, FAILED)
  else method.apply(this, args)
}

const FAILED = 'something failed'
const hasError = (fields: unknown): fields is object => typeof fields === 'object' && fields !== null && 'err' in fields

/** Errors are reduced to an outline: no query parameters, nothing that was sent to a service. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, mixin: withRequest, serializers: { err: outlineError }, hooks: { logMethod: withText } }
  return destination ? pino(options, destination) : pino(options)
}
