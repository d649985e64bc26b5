import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ImportBody, ImportedConversation } from '../../../contract/imports.ts'
import type { ParsedConversation } from '../../../core/imports/parsed-conversation.ts'
import { IMPORT_LIMITS } from '../../../core/text/limits.ts'
import { ApiError, post } from '../../api.ts'
import { type Asked, type Outline, TAKEN, type Told } from './export-messages.ts'
import { importsQuery, patiently } from './imports-query.ts'

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
async function keepConversation(helperId: number, conversation: ParsedConversation): Promise<number> {
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

/**
 * Reads a file in a worker, so that the page stays responsive. It reads on once `onTold` has dealt with a conversation.
 * Rejects with what is wrong with the file.
 */
function askWorker(
  asked: Asked,
  onTold: (told: Told) => Promise<void> | undefined,
  signal: AbortSignal,
): Promise<void> {
  const worker = new Worker(new URL('./export-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<void>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
    worker.onerror = () => reject(new Error('This file could not be read.'))
    worker.onmessage = ({ data }: MessageEvent<Told>) => {
      const dealt = onTold(data)
      if (data.kind === 'conversation') dealt?.then(() => worker.postMessage(TAKEN), reject)
      if (data.kind === 'end') resolve()
      if (data.kind === 'failed') reject(new Error(data.text))
    }
    worker.postMessage(asked)
  }).finally(() => worker.terminate())
}

export type Stage =
  | { name: 'choose'; fault: string | null }
  | { name: 'reading'; done: number; all: number; found: number }
  | { name: 'chosen'; file: File; outlines: readonly Outline[]; tooLarge: number; fault: string | null }
  | { name: 'keeping'; done: number; total: number }
  | { name: 'kept'; helperId: number; ids: readonly number[] }

const CHOOSE: Stage = { name: 'choose', fault: null }

const faultOf = (error: unknown): string =>
  error instanceof ApiError ? error.text : error instanceof Error ? error.message : 'This file could not be read.'

/** From a file to what is kept of it. Nothing leaves the browser before the person has chosen. */
export function useImport() {
  const client = useQueryClient()
  const [stage, setStage] = useState<Stage>(CHOOSE)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  function begin(): AbortSignal {
    running.current?.abort()
    running.current = new AbortController()
    return running.current.signal
  }

  async function open(file: File): Promise<void> {
    const signal = begin()
    const outlines: Outline[] = []
    let tooLarge = 0
    setStage({ name: 'reading', done: 0, all: file.size, found: 0 })
    const hear = (told: Told): undefined => {
      if (told.kind === 'outlines') outlines.push(...told.outlines)
      if (told.kind === 'end') tooLarge = told.tooLarge
      if (told.kind === 'progress') {
        setStage({ name: 'reading', done: told.done, all: told.all, found: outlines.length })
      }
    }
    try {
      await askWorker({ kind: 'list', file }, hear, signal)
      outlines.sort((one, other) => other.endedAt - one.endedAt)
      setStage({ name: 'chosen', file, outlines, tooLarge, fault: null })
    } catch (error) {
      if (!signal.aborted) setStage({ name: 'choose', fault: faultOf(error) })
    }
  }

  async function keep(helperId: number, chosen: Extract<Stage, { name: 'chosen' }>, places: readonly number[]) {
    const signal = begin()
    const ids: number[] = []
    // One after the other, while the worker reads on.
    let queue = Promise.resolve()
    setStage({ name: 'keeping', done: 0, total: places.length })
    const hear = (told: Told): Promise<void> | undefined => {
      if (told.kind !== 'conversation') return undefined
      queue = queue.then(async () => {
        if (signal.aborted) return
        ids.push(await keepConversation(helperId, told.conversation))
        setStage({ name: 'keeping', done: ids.length, total: places.length })
      })
      return queue
    }
    try {
      await askWorker({ kind: 'take', file: chosen.file, places }, hear, signal)
      await queue
      setStage({ name: 'kept', helperId, ids })
    } catch (error) {
      if (!signal.aborted) setStage({ ...chosen, fault: faultOf(error) })
    }
    void client.invalidateQueries(importsQuery)
  }

  const reset = (): void => {
    begin()
    setStage(CHOOSE)
  }
  return { stage, open, keep, reset }
}
