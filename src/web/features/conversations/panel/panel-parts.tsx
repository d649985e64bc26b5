import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PanelMember } from '../../../../contract/panels.ts'
import { personaOf } from '../../../../core/personas/personas.ts'
import { type ApiError, queries } from '../../../api.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { useToast } from '../../../ui/overlays/toast.tsx'
import { messagesText } from './panel-queries.ts'

/** What a model of one's own writes is free. */
export const useIsFree = (): boolean => useQuery(queries.engine).data?.own === 'yes'

/** What a press does, and what it takes of the allowance. */
export function Priced({ label, messages }: { label: string; messages: number }) {
  const isFree = useIsFree()
  return (
    <span>
      {label}
      {!isFree && <span className="font-normal whitespace-nowrap"> · {messagesText(messages)}</span>}
    </span>
  )
}

/** One over the edge of the other. Decorative: the names stand beside it. */
export const PanelFaces = ({ members, size }: { members: readonly PanelMember[]; size: number }) => (
  <span aria-hidden="true" className="flex shrink-0">
    {members.map(({ helperId, name, personaType, imageUrl }, at) => (
      <span
        key={helperId}
        className="rounded-full ring-2 ring-(--paper-raised)"
        style={{ marginLeft: at === 0 ? 0 : -size * 0.28 }}
      >
        <Avatar {...{ name, imageUrl, size }} hue={personaOf(personaType).hue} />
      </span>
    ))}
  </span>
)

/** For a dialog that closes once its change is made or has failed, which is shown. */
export function useChange(onClose: () => void) {
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const change = async (work: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      toast({ title: 'This was not changed.', description: (error as ApiError).text, variant: 'destructive' })
    }
    onClose()
  }
  return { isBusy, run: (work: () => Promise<unknown>) => void change(work) }
}
