import { lazy, Suspense } from 'react'
import type { ConfirmDialogProps } from './dialog-view.tsx'

const DialogView = lazy(() => import('./dialog-view.tsx').then(({ DialogView }) => ({ default: DialogView })))

/** A confirmation, loaded when first opened; the caller closes it. */
export const ConfirmDialog = (props: ConfirmDialogProps) =>
  props.open && (
    <Suspense>
      <DialogView {...props} />
    </Suspense>
  )
