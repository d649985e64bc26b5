import { queryOptions } from '@tanstack/react-query'
import type { EngineAnswer } from '../../../contract/catalog.ts'
import type { ImportList, ImportReading } from '../../../contract/imports.ts'
import { ApiError, get } from '../../api.ts'

const READING_MS = 4000
const PAUSED_MS = 30_000

function waitFor({ imports }: ImportList): number | false {
  const states = imports.map(({ reading }) => reading.state)
  if (states.includes('reading')) return READING_MS
  return states.includes('limited') || states.includes('failing') ? PAUSED_MS : false
}

export const importsQuery = queryOptions({
  queryKey: ['imports'],
  queryFn: ({ signal }) => get<ImportList>('/api/imports', signal),
  refetchInterval: ({ state }) => (state.data ? waitFor(state.data) : false),
})

export const messagesInWords = (count: number): string => (count === 1 ? '1 message' : `${count} messages`)

export const callsInWords = (count: number): string =>
  count === 1 ? 'about one call to the model' : `about ${count} calls to the model`

export function costInWords({ own, local }: EngineAnswer): string {
  if (own === 'yes') return 'The provider of your own model may charge you for that; your plan’s messages are not used.'
  return local ? 'It runs on this server, and uses none of your messages.' : 'That uses none of your messages.'
}

/** Why a reading does not go on now; null: it does. */
export function whyPaused(states: readonly ImportReading['state'][], { connected }: EngineAnswer): string | null {
  if (!connected) return 'No model is connected. It goes on once there is one.'
  if (states.includes('reading')) return null
  return states.includes('limited')
    ? 'The model takes no more calls for now, such as when the limit of a day is reached. It goes on by itself when it does again.'
    : 'The model did not answer as it should. It is tried again, and nothing is lost.'
}

/** How far one was read, in a list; empty: not at all. */
export function progressInWords({ state, messages, unread }: ImportReading): string {
  if (messages === 0 || state === 'offered') return ''
  return state === 'read' ? ' · read' : ` · ${messages - unread} of ${messages} read`
}

const WAIT_MS = 3000
const TRIES = 20
const TOO_MANY = 429

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, WAIT_MS))

/** Many calls in a row may have to wait for the limit on calls, or for a restart of the server. */
export async function patiently<Result>(call: () => Promise<Result>, tries = TRIES): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    const isPassing = error instanceof ApiError && [0, TOO_MANY, 502, 503].includes(error.status)
    if (!isPassing || tries === 0) throw error
    await pause()
    return patiently(call, tries - 1)
  }
}
