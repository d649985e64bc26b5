import { useState } from 'react'
import type { Helper } from '../../../../contract/helpers.ts'
import { ConfirmDialog } from '../../../ui/overlays/dialog.tsx'
import { DateDialog } from '../thread/date-dialog.tsx'
import { MuteDialog } from './mute-dialog.tsx'
import { useOrganize } from './use-organize.ts'

interface ClearDialogProps {
  helperId: number
  helperName: string
  onClose(): void
}

function ClearDialog({ helperId, helperName, onClose }: ClearDialogProps) {
  const { clear } = useOrganize(helperId)
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    await clear()
    onClose()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Clear this conversation?"
      description={`Every message with ${helperName}, also in panels, will be deleted on all your devices, with all versions and everything made from them: memories, summaries and search entries. ${helperName} and its settings stay. This cannot be undone.`}
      confirmLabel="Clear"
      destructive
      busy={busy}
      onConfirm={() => void confirm()}
    />
  )
}

const DIALOGS = { date: DateDialog, mute: MuteDialog, clear: ClearDialog }
export type DialogKind = keyof typeof DIALOGS

interface ConversationDialogProps {
  kind: DialogKind
  helper: Helper
  timeZone: string
  onClose(): void
}

/** What the menu of a conversation asks. */
export function ConversationDialog({ kind, helper, timeZone, onClose }: ConversationDialogProps) {
  const Dialog = DIALOGS[kind]
  return <Dialog helperId={helper.id} helperName={helper.name} {...{ timeZone, onClose }} />
}
