import type { Message, ReplyEvents, SensitiveAnswer } from '../../../../contract/messages.ts'
import type { ApiError } from '../../../api.ts'
import { stream } from '../../../api-stream.ts'
import { sensitiveBody } from './sensitive-turns.ts'

/** Exactly one of the last four is called, and nothing after it. */
export interface SensitiveOutcome {
  onToken(token: ReplyEvents['token']): void
  onDone(answer: SensitiveAnswer): void
  onRefused(error: ApiError): void
  onFailed(error: ApiError): void
  onStopped(text: string): void
}

/**
 * Requests a reply to the last turn. Returns a function that stops it: the server stops writing when the connection
 * closes.
 */
export function askSensitive(
  helperId: number,
  turns: readonly Message[],
  outcome: SensitiveOutcome,
  isMisunderstood = false,
): () => void {
  const controller = new AbortController()
  const body = sensitiveBody(helperId, turns.slice(0, -1), turns.at(-1)?.content ?? '', isMisunderstood)
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
