import { AsyncLocalStorage } from 'node:async_hooks'
import { type DestinationStream, type Logger, pino } from 'pino'

/** The id of the request that is being dealt with, through every step of it. */
export const currentRequest = new AsyncLocalStorage<string>()

const withRequest = (): object => {
  const requestId = currentRequest.getStore()
  return requestId === undefined ? {} : { requestId }
}

/** Structured lines, a JSON object each; those of a request carry its id. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, mixin: withRequest }
  return destination ? pino(options, destination) : pino(options)
}
