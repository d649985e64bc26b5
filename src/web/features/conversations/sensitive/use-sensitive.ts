import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Message, SensitiveAnswer, SensitiveEvents } from '../../../../contract/messages.ts'
import { type ApiError, queries } from '../../../api.ts'
import { type Streamed, stream } from '../../../api-stream.ts'
import { useToast } from '../../../ui/overlays/toast.tsx'
import { IDLE, nextReplyState, type ReplyEvent, type ReplyState } from '../send/reply-store.ts'
import {
  addUnsent,
  answerDangerFirst,
  newIdempotencyKey,
  nextUnsent,
  removeUnsent,
  sensitiveQueue,
  type UnsentMessage,
  useUnsent,
} from '../send/unsent-store.ts'
import { newSensitiveTurn, readSensitiveTurns, sensitiveBody, writeTurns } from './sensitive-turns.ts'

const UNANSWERED = 'No reply arrived, and nothing was stored.'
const STOPPED = 'Stopped before anything was written.'

type NewTurn = Pick<Message, 'content' | 'isFromUser' | 'source' | 'deliveryStatus' | 'isReminderRefused'>

// A reload ends the reply: it is stored nowhere else.
const stateOf = (turns: readonly Message[]): ReplyState =>
  turns.at(-1)?.isFromUser ? { phase: 'failed', userMessageId: 0, reason: UNANSWERED } : IDLE

const turnOf = ({ response, source, isReminderRefused }: SensitiveAnswer): Omit<NewTurn, 'isFromUser'> => ({
  content: response,
  source,
  deliveryStatus: 'delivered',
  ...(isReminderRefused ? { isReminderRefused } : {}),
})

function useTurns(helperId: number) {
  const client = useQueryClient()
  const [turns, setTurns] = useState(() => readSensitiveTurns(helperId))
  const [reply, setReply] = useState(() => stateOf(turns))
  const newest = useRef(turns)
  const tell = (event: ReplyEvent) => setReply((state) => nextReplyState(state, event))
  const keep = (next: Message[]) => {
    newest.current = next
    // A reply that is stopped by signing out leaves nothing.
    if (client.getQueryData(queries.me.queryKey)) writeTurns(helperId, next)
    setTurns(next)
  }
  const add = (fields: NewTurn) =>
    keep([...newest.current, newSensitiveTurn(newest.current, { helperId, ...fields }, new Date().toISOString())])
  return { turns, newest, reply, tell, keep, add }
}

export function useSensitive(helperId: number) {
  const client = useQueryClient()
  const toast = useToast()
  const { turns, newest, reply, tell, keep, add } = useTurns(helperId)
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])

  const fail = (reason: string) => tell({ type: 'failed', userMessageId: 0, reason })
  const answered = (turn: Omit<NewTurn, 'isFromUser'>) => {
    add({ ...turn, isFromUser: false })
    tell({ type: 'settled' })
    void client.invalidateQueries(queries.me)
  }
  const refused = (error: ApiError, restore: () => void) => {
    keep(newest.current.slice(0, -1))
    restore()
    tell({ type: 'settled' })
    toast({ title: 'Your message was not sent', description: error.text, variant: 'destructive' })
    void client.invalidateQueries(queries.me)
  }

  const stopped = (text: string) =>
    text === '' ? fail(STOPPED) : answered({ content: text, source: 'model', deliveryStatus: 'stopped' })
  const failed = (error: ApiError) => {
    fail(error.text)
    toast({ title: 'Failed to get AI response. Please try again.', variant: 'destructive' })
  }

  /** Asks for a reply to the last turn. The server stops writing when the connection closes. */
  async function ask(restore: () => void, isMisunderstood = false): Promise<void> {
    const leaving = new AbortController()
    stop.current = () => leaving.abort()
    tell({ type: 'accepted', userMessageId: 0 })
    const asked = newest.current.at(-1)?.content ?? ''
    const body = sensitiveBody(helperId, newest.current.slice(0, -1), asked, isMisunderstood)
    let isAccepted = false
    let text = ''
    const heard = ({ name, data }: Streamed<SensitiveEvents>) => {
      isAccepted = true
      if (name === 'done') answered(turnOf(data))
      if (name !== 'token') return
      text += data.text
      tell({ type: 'token', ...data })
    }
    try {
      for await (const event of stream<SensitiveEvents>('/api/messages/sensitive', body, leaving)) heard(event)
    } catch (cause) {
      const error = cause as ApiError
      if (leaving.signal.aborted) stopped(text.trim())
      else if (isAccepted || error.status === 0) failed(error)
      else refused(error, restore)
    }
  }

  return {
    turns,
    reply,
    send: (content: string, restore: () => void) => {
      add({ content, isFromUser: true, source: 'person', deliveryStatus: 'delivered' })
      void ask(restore)
    },
    tryAgain: (restore: (content: string) => void) => {
      const last = newest.current.at(-1)
      if (last?.isFromUser) void ask(() => restore(last.content))
    },
    /** Sends what was taken for a danger once more. */
    again: () => {
      keep(newest.current.slice(0, -1))
      void ask(() => undefined, true)
    },
    stop: () => stop.current(),
    clear: () => {
      keep([])
      tell({ type: 'settled' })
    },
  }
}

/** Messages of Sensitive Mode that cannot be sent yet. They wait in this tab and are sent one after the other. */
export function useSensitiveQueue(
  helperId: number,
  maySend: boolean,
  send: (content: string) => void,
  stop: () => void,
) {
  const queue = useMemo(() => sensitiveQueue(helperId), [helperId])
  const waiting = useUnsent(queue)
  const sendOne = useEffectEvent(({ content, key }: UnsentMessage) => {
    removeUnsent(queue, key)
    send(content)
  })
  useEffect(() => {
    if (!maySend || waiting.length === 0) return
    let isOver = false
    void nextUnsent(queue).then((next) => {
      if (next && !isOver) sendOne(next)
    })
    return () => {
      isOver = true
    }
  }, [queue, maySend, waiting])
  return {
    waiting,
    /** Returns false when there are too many. */
    add: (content: string): boolean => {
      const key = newIdempotencyKey()
      const isAdded = addUnsent(queue, content, key)
      if (isAdded) void answerDangerFirst(queue, key, stop)
      return isAdded
    },
    remove: (key: string) => removeUnsent(queue, key),
  }
}
