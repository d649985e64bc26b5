import { ConfirmDialog } from '../../ui/dialog.tsx'
import { STAYS } from './confirm-texts.ts'
import { useForgetMany } from './use-memory-actions.ts'

interface ForgetDialogProps {
  /** The request body; null while closed. */
  asked: { body: object; count: number } | null
  onClose(): void
  onDone(): void
}

export function ForgetDialog({ asked, onClose, onDone }: ForgetDialogProps) {
  const forget = useForgetMany(() => {
    onClose()
    onDone()
  })
  const isOne = asked?.count === 1
  const many = isOne ? '1 memory' : `${asked?.count ?? 0} memories`
  return (
    <ConfirmDialog
      open={asked !== null}
      onOpenChange={(open) => !open && onClose()}
      title={`Forget ${many}?`}
      description={`No helper will use ${isOne ? 'it' : 'them'} any more: not the messages you said ${isOne ? 'it' : 'them'} in, replies written with ${isOne ? 'it' : 'them'}, or summaries. ${STAYS} This cannot be undone.`}
      confirmLabel={`Forget ${many}`}
      onConfirm={() => asked && forget.mutate(asked.body)}
      destructive
      busy={forget.isPending}
    />
  )
}
