import { useQueryClient } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { Message } from '../../../../contract/messages.ts'
import { type ApiError, canReach } from '../../../api.ts'
import { useToast } from '../../../ui/toast.tsx'
import { select } from '../reply/branch-flow.ts'

const ARROW = 'grid size-11 place-items-center rounded-full hover:bg-sunk hover:text-ink disabled:opacity-40'

export function VersionSwitch({ message, versions }: { message: Message; versions: readonly number[] }) {
  const client = useQueryClient()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const index = versions.indexOf(message.id)
  const show = async (id: number | undefined) => {
    if (id === undefined || busy) return
    if (!canReach()) return toast({ title: 'You are offline. This needs a connection.' })
    setBusy(true)
    await select({ client, helperId: message.helperId }, id).catch((error: ApiError) =>
      toast({ title: 'Failed to show that version.', description: error.text, variant: 'destructive' }),
    )
    setBusy(false)
  }
  const arrow = (label: string, id: number | undefined, Icon: typeof ChevronLeft) => (
    <button
      type="button"
      aria-label={label}
      disabled={id === undefined}
      className={ARROW}
      onClick={() => void show(id)}
    >
      <Icon className="size-4.5" />
    </button>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form control
    <div
      role="group"
      aria-label="Versions of this message"
      className={`flex items-center text-sm text-ink-soft ${message.isFromUser ? 'justify-end' : ''}`}
    >
      {arrow('Previous version', versions[index - 1], ChevronLeft)}
      <span aria-live="polite" className="tabular-nums">
        {index + 1} of {versions.length}
      </span>
      {arrow('Next version', versions[index + 1], ChevronRight)}
    </div>
  )
}
