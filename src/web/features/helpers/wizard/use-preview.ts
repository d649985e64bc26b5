import { useEffect, useState } from 'react'
import type { ExampleMessageBody } from '../../../../contract/helpers.ts'
import type { Persona } from '../../../../core/personas/personas.ts'
import { post } from '../../../api.ts'

const WAIT_MS = 100

export interface Preview {
  /** The second request contains the first message, so that it does not repeat it. */
  messages: readonly [string, string | null] | null
  state: 'loading' | 'shown' | 'failed'
}

const example = async (body: ExampleMessageBody, signal: AbortSignal): Promise<string> =>
  (await post<{ message: string }>('/api/ai/example-message', body, signal)).message

/** Refreshed shortly after tone or length change; earlier requests are aborted. */
export function usePreview(
  { type: personaType, helperName: name, description }: Pick<Persona, 'type' | 'helperName' | 'description'>,
  tone: ExampleMessageBody['tone'],
  messageLength: ExampleMessageBody['messageLength'],
): Preview {
  const [preview, setPreview] = useState<Preview>({ messages: null, state: 'loading' })
  useEffect(() => {
    const controller = new AbortController()
    const load = async () => {
      setPreview(({ messages }) => ({ messages, state: 'loading' }))
      const body = { personaType, tone, messageLength, name, description }
      try {
        const previous = await example(body, controller.signal)
        setPreview({ messages: [previous, null], state: 'loading' })
        const next = await example({ ...body, previous }, controller.signal)
        setPreview({ messages: [previous, next], state: 'shown' })
      } catch {
        if (!controller.signal.aborted) setPreview(({ messages }) => ({ messages, state: 'failed' }))
      }
    }
    const timer = setTimeout(() => void load(), WAIT_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [personaType, tone, messageLength, name, description])
  return preview
}
