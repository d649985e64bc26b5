import type { ImportBody, ImportedConversation } from '../../../contract/imports.ts'
import { IMPORT_LIMITS } from '../../../core/imports/import-limits.ts'
import type { ParsedConversation } from '../../../core/imports/parsed-conversation.ts'
import { ApiError, post } from '../../api.ts'

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

/** How many messages from `from` on fit into one request. */
function batchFrom({ messages }: ParsedConversation, from: number): ParsedConversation['messages'] {
  let characters = 0
  const batch = messages.slice(from, from + IMPORT_LIMITS.batch)
  const end = batch.findIndex(({ content }) => {
    characters += content.length
    return characters > IMPORT_LIMITS.batchCharacters
  })
  return batch.slice(0, end < 0 ? batch.length : Math.max(1, end))
}

/** Part by part: what was sent before is passed over by the server. Returns its id; rejects with an ApiError. */
export async function keepConversation(helperId: number, conversation: ParsedConversation): Promise<number> {
  const { source, title, key, messages } = conversation
  let id = 0
  for (let from = 0; from < messages.length; ) {
    const batch = batchFrom(conversation, from)
    const part = batch.map(({ at, ...message }) => ({ ...message, sentAt: new Date(at).toISOString() }))
    const body: ImportBody = { helperId, source, title, key, from, messages: part }
    id = (await patiently(() => post<ImportedConversation>('/api/imports', body))).id
    from += batch.length
  }
  return id
}
