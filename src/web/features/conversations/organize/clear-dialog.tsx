import { useState } from 'react'
import { ConfirmDialog } from '../../../ui/overlays/dialog.tsx'
import { useOrganize } from './use-organize.ts'

interface ClearDialogProps {
  helperId: number
  helperName: string
  onClose(): void
}

export function ClearDialog({ helperId, helperName, onClose }: ClearDialogProps) {
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
