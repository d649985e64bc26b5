import type { Message, ReplyEvents, SensitiveAnswer } from '../../../contract/messages.ts'
import type { ApiError } from '../../api.ts'
import { stream } from '../../api-stream.ts'
import { turnsToSend } from './sensitive-turns.ts'

/** What becomes of one question in Sensitive Mode: exactly one of the last four is called, and nothing after it. */
export interface SensitiveOutcome {
  onToken(token: ReplyEvents['token']): void
  onDone(answer: SensitiveAnswer): void
  /** The server did not take it. */
  onRefused(error: ApiError): void
  onFailed(error: ApiError): void
  /** Stopped, with what had been written. */
  onStopped(text: string): void
}

/** Asks for the reply to the last of the turns; gives what stops it. The server stops writing when nobody listens. */
export function askSensitive(helperId: number, turns: readonly Message[], outcome: SensitiveOutcome): () => void {
  const controller = new AbortController()
  const body = { helperId, content: turns.at(-1)?.content ?? '', earlier: turnsToSend(turns.slice(0, -1)) }
  let isAccepted = false
  let isOver = false
  let text = ''
  const over = (): void => {
    isOver = true
  }
  void stream<object, SensitiveAnswer>('/api/messages/sensitive', body, {
    signal: controller.signal,
    onAccepted: () => {
      isAccepted = true
    },
    onToken: (event) => {
      text += event.text
      outcome.onToken(event)
    },
    onDone: (answer) => {
      over()
      outcome.onDone(answer)
    },
    onError: (error) => {
      over()
      if (isAccepted || error.status === 0) outcome.onFailed(error)
      else outcome.onRefused(error)
    },
  })
  return () => {
    if (isOver) return
    over()
    controller.abort()
    outcome.onStopped(text.trim())
  }
}
