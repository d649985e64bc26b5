import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Message } from '../../../../contract/messages.ts'
import { queries } from '../../../api.ts'
import { useToast } from '../../../ui/overlays/toast.tsx'
import { IDLE, nextReplyState, type ReplyEvent, type ReplyState } from '../reply/reply-store.ts'
import { askSensitive, type SensitiveOutcome } from './sensitive-flow.ts'
import { newSensitiveTurn, readSensitiveTurns, writeTurns } from './sensitive-turns.ts'

const UNANSWERED = 'No reply arrived, and nothing was stored.'
const STOPPED = 'Stopped before anything was written.'

type NewTurn = Pick<Message, 'content' | 'isFromUser' | 'source' | 'deliveryStatus' | 'isReminderRefused'>

// A reload ends the reply: it is stored nowhere else.
const stateOf = (turns: readonly Message[]): ReplyState =>
  turns.at(-1)?.isFromUser ? { phase: 'failed', userMessageId: 0, reason: UNANSWERED } : IDLE

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
  const outcome = (restore: () => void): SensitiveOutcome => ({
    onToken: (token) => tell({ type: 'token', ...token }),
    onDone: ({ response, source, isReminderRefused }) =>
      answered({
        content: response,
        source,
        deliveryStatus: 'delivered',
        ...(isReminderRefused ? { isReminderRefused } : {}),
      }),
    onStopped: (text) =>
      text === '' ? fail(STOPPED) : answered({ content: text, source: 'model', deliveryStatus: 'stopped' }),
    onFailed: (error) => {
      fail(error.text)
      toast({ title: 'Failed to get AI response. Please try again.', variant: 'destructive' })
    },
    onRefused: (error) => {
      keep(newest.current.slice(0, -1))
      restore()
      tell({ type: 'settled' })
      toast({ title: 'Your message was not sent', description: error.text, variant: 'destructive' })
      void client.invalidateQueries(queries.me)
    },
  })
  const ask = (restore: () => void, isMisunderstood = false) => {
    tell({ type: 'accepted', userMessageId: 0 })
    stop.current = askSensitive(helperId, newest.current, outcome(restore), isMisunderstood)
  }

  return {
    turns,
    reply,
    send: (content: string, restore: () => void) => {
      add({ content, isFromUser: true, source: 'person', deliveryStatus: 'delivered' })
      ask(restore)
    },
    tryAgain: (restore: (content: string) => void) => {
      const last = newest.current.at(-1)
      if (last?.isFromUser) ask(() => restore(last.content))
    },
    /** Sends what was taken for a danger once more. */
    again: () => {
      keep(newest.current.slice(0, -1))
      ask(() => undefined, true)
    },
    stop: () => stop.current(),
    clear: () => {
      keep([])
      tell({ type: 'settled' })
    },
  }
}
