import { useQuery } from '@tanstack/react-query'
import { Bubble } from '../../../ui/bubble.tsx'
import { SafetyMessage } from '../message/message-text.tsx'
import { screen } from './danger-first.ts'
import type { UnsentMessage } from './unsent-store.ts'

const AGAIN_MS = 5000

function Answer({ message }: { message: UnsentMessage }) {
  const { data } = useQuery({
    queryKey: ['screening', message.key],
    queryFn: () => screen(message),
    refetchInterval: ({ state }) => (state.data ? false : AGAIN_MS),
  })
  return (
    data?.answer && (
      <Bubble>
        <SafetyMessage text={data.answer} />
      </Bubble>
    )
  )
}

/** Someone in danger is answered even while it is unknown how the message may be sent. Nothing of it is stored. */
export const AnswersInDanger = ({ waiting }: { waiting: readonly UnsentMessage[] }) => (
  <div role="status" className="max-h-[55dvh] min-h-0 overflow-y-auto px-1 not-empty:pb-3">
    {waiting.map((message) => (
      <Answer key={message.key} message={message} />
    ))}
  </div>
)
