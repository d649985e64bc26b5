import { useEffect, useState } from 'react'
import type { ExampleMessageBody } from '../../../contract/helpers.ts'
import type { Persona } from '../../../core/personas.ts'
import { post } from '../../api.ts'

const WAIT_MS = 100

export interface Preview {
  messages: readonly [string, string] | null
  state: 'loading' | 'shown' | 'failed'
}

const example = async (body: ExampleMessageBody, signal: AbortSignal): Promise<string> =>
  (await post<{ message: string }>('/api/ai/example-message', body, signal)).message

/**
 * Two messages as the helper would write them, new a moment after the tone or the length has changed. What was asked
 * for before is called off. `tone` or `messageLength` null: nothing is asked for.
 */
export function usePreview(
  { type: personaType, helperName: name, description }: Pick<Persona, 'type' | 'helperName' | 'description'>,
  tone: ExampleMessageBody['tone'] | null,
  messageLength: ExampleMessageBody['messageLength'] | null,
): Preview {
  const [preview, setPreview] = useState<Preview>({ messages: null, state: 'loading' })
  useEffect(() => {
    if (!tone || !messageLength) return
    const controller = new AbortController()
    const load = async () => {
      setPreview(({ messages }) => ({ messages, state: 'loading' }))
      const body = { personaType, tone, messageLength, name, description }
      try {
        const both = [example(body, controller.signal), example(body, controller.signal)] as const
        setPreview({ messages: await Promise.all(both), state: 'shown' })
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
