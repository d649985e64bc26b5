import { lazy, type ReactNode, Suspense } from 'react'

export interface ConfirmDialogProps {
  open: boolean
  onOpenChange(open: boolean): void
  title: string
  description: ReactNode
  /** Says what will be done: "Delete", "Delete account". */
  confirmLabel: string
  onConfirm(): void
  /** Red button for what destroys. */
  destructive?: boolean
  busy?: boolean
  /** Fields that the question needs. */
  children?: ReactNode
}

const DialogView = lazy(() => import('./dialog-view.tsx').then(({ DialogView }) => ({ default: DialogView })))

/** Asks before something is done. Loaded when it is first opened; it stays open until the caller closes it. */
export const ConfirmDialog = (props: ConfirmDialogProps) =>
  props.open && (
    <Suspense>
      <DialogView {...props} />
    </Suspense>
  )
