import { useLocation, useSearch } from 'wouter'
import { messageIdIn, paths } from '../../../paths.ts'
import { late } from '../../../ui/late.tsx'
import { ThreadSkeleton } from '../conversation-skeleton.tsx'
import { Thread, type ThreadProps } from './thread.tsx'

const FoundThread = late(() => import('./found-thread.tsx').then(({ FoundThread }) => FoundThread), ThreadSkeleton)

export function ShownThread(thread: ThreadProps) {
  const messageId = messageIdIn(useSearch())
  const [, navigate] = useLocation()
  if (messageId === null) return <Thread {...thread} />
  const leave = () => navigate(paths.conversation(thread.helperId), { replace: true })
  const newestId = thread.messages.at(-1)?.id ?? 0
  return <FoundThread key={messageId} {...thread} {...{ messageId, newestId }} onLeave={leave} />
}
