import { ConfirmDialog } from '../../ui/dialog.tsx'
import { useForgetMany } from './use-memory-actions.ts'

interface ForgetDialogProps {
  /** What the server is asked to forget; null while nothing is asked. */
  asked: { body: object; count: number } | null
  onClose(): void
  onDone(): void
}

/** Asks before several memories go, and says how many and what stays. */
export function ForgetDialog({ asked, onClose, onDone }: ForgetDialogProps) {
  const forget = useForgetMany(() => {
    onClose()
    onDone()
  })
  const many = asked?.count === 1 ? '1 memory' : `${asked?.count ?? 0} memories`
  return (
    <ConfirmDialog
      open={asked !== null}
      onOpenChange={(open) => !open && onClose()}
      title={`Forget ${many}?`}
      description="This cannot be undone. Your helpers will not use or find them again. What you wrote stays in your conversations."
      confirmLabel={`Forget ${many}`}
      onConfirm={() => asked && forget.mutate(asked.body)}
      destructive
      busy={forget.isPending}
    />
  )
}
