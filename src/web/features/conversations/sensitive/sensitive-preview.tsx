import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Message, SensitivePreview as Preview } from '../../../../contract/messages.ts'
import { post } from '../../../api.ts'
import { isTooLong } from '../composer/composer-status.tsx'
import { useOnline } from '../send/unsent-store.ts'
import { sensitiveBody } from './sensitive-turns.ts'

const DEBOUNCE_MS = 500

/** The text once the person has paused typing. */
function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return debounced
}

const PLACEHOLDER = /(\[[A-Z]{2,14}_\d{1,4}\])/

const Masked = ({ text }: { text: string }) =>
  text.split(PLACEHOLDER).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text don't change places
      <mark key={at} className="rounded-tag bg-accent/20 px-0.5 text-ink">
        {part}
      </mark>
    ) : (
      part
    ),
  )

function wordsFor({ text, isMasked }: Preview): string {
  if (!isMasked) return 'The model will see your message as it is.'
  return text && PLACEHOLDER.test(text)
    ? 'The model will see:'
    : 'The model will see your message as it is. Our rules found nothing to hide.'
}

interface SensitivePreviewProps {
  helperId: number
  turns: readonly Message[]
  text: string
}

/** What the model will see of the message, before it is sent: the server's own answer, never a guess. */
export function SensitivePreview({ helperId, turns, text }: SensitivePreviewProps) {
  const online = useOnline()
  const content = useDebounced(text.trim())
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ['sensitive-preview', helperId, turns.at(-1)?.id, content],
    queryFn: ({ signal }) =>
      post<Preview>('/api/messages/sensitive/preview', sensitiveBody(helperId, turns, content), signal),
    enabled: online && content !== '' && !isTooLong(content),
    placeholderData: keepPreviousData,
    // Not kept in memory after it is hidden.
    gcTime: 0,
  })
  if (!online || text.trim() === '' || content === '' || isTooLong(text)) return null
  if (isError) return <Line>What the model will see could not be shown. It is still masked.</Line>
  if (!data) return <Line>Finding what to hide…</Line>
  if (data.text === null) return null
  const isShown = data.isMasked && PLACEHOLDER.test(data.text)
  return (
    <section
      aria-label="What the model will see"
      aria-busy={isPlaceholderData}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
      tabIndex={0}
      className="mb-2 max-h-[20dvh] shrink-0 overflow-y-auto rounded-field border border-line px-4 py-2 text-sm"
    >
      <p className="text-ink-soft">{wordsFor(data)}</p>
      {isShown && (
        <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
          <Masked text={data.text} />
        </p>
      )}
    </section>
  )
}

const Line = ({ children }: { children: string }) => (
  <p className="mb-2 shrink-0 px-4 text-sm text-ink-soft">{children}</p>
)
