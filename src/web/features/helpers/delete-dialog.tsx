import type { Helper } from '../../../contract/helpers.ts'
import { ConfirmDialog } from '../../ui/overlays/dialog.tsx'
import { useDelete } from './use-helper-actions.ts'

interface DeleteDialogProps {
  helper: Helper
  open: boolean
  onOpenChange(open: boolean): void
}

export function DeleteDialog({ helper, open, onOpenChange }: DeleteDialogProps) {
  const remove = useDelete(helper, () => onOpenChange(false))
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Are you sure?"
      description={`This cannot be undone. It deletes ${helper.name}, all its conversations and the memories it formed. Your other helpers stop using what they wrote with those memories, but you can still read it in their conversations.`}
      confirmLabel="Delete"
      onConfirm={() => remove.mutate()}
      destructive
      busy={remove.isPending}
    />
  )
}
