import { late } from '../late.tsx'
import type { ConfirmDialogProps } from './dialog-view.tsx'

const DialogView = late(() => import('./dialog-view.tsx').then(({ DialogView }) => DialogView))

/** A confirmation, loaded when first opened; the caller closes it. */
export const ConfirmDialog = (props: ConfirmDialogProps) => props.open && <DialogView {...props} />
