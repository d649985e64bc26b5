import { useQueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { Message } from '../../../../contract/messages.ts'
import { type ApiError, canReach } from '../../../api.ts'
import { useToast } from '../../../ui/overlays/toast.tsx'
import { takeBack } from '../reply/branch-flow.ts'
import { isBusy } from '../reply/reply-state.ts'
import { replyIn } from '../reply/reply-store.ts'

/** In Sensitive Mode, where nothing is stored: the answer that can be taken back, and how. */
export const MisunderstoodSlot = createContext<{ id: number; again(): void } | null>(null)

interface MisunderstoodProps {
  message: Message
}

/** Under an answer to a danger: the helper forgets the danger and answers the message. */
export function Misunderstood({ message }: MisunderstoodProps) {
  const client = useQueryClient()
  const toast = useToast()
  const unsaved = use(MisunderstoodSlot)
  const store = { client, helperId: message.helperId }
  const onPress = () => {
    if (message.isSensitive) return unsaved?.again()
    if (!canReach()) return toast({ title: 'You are offline. This needs a connection.' })
    if (isBusy(replyIn(store))) return toast({ title: 'A reply is being written. Stop it, or wait until it is done.' })
    takeBack(store, message).catch((error: ApiError) =>
      toast({ title: 'That did not work. Please try again.', description: error.text, variant: 'destructive' }),
    )
  }
  if (message.isSensitive && unsaved?.id !== message.id) return null
  return (
    <button type="button" onClick={onPress} className="link min-h-11 px-1.5 text-sm">
      You misunderstood me
    </button>
  )
}
