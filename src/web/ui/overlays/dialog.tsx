import { type ComponentProps, useState } from 'react'
import { Button } from '../button.tsx'
import { late } from '../late.tsx'
import type { ConfirmDialogProps } from './dialog-view.tsx'

/** A confirmation, loaded when it is first asked for; the caller takes it away. */
export const ConfirmDialog = late(() => import('./dialog-view.tsx').then(({ DialogView }) => DialogView))

type Question = Pick<ConfirmDialogProps, 'title' | 'description' | 'confirmLabel' | 'destructive' | 'onConfirm'>

interface ConfirmButtonProps extends Omit<ComponentProps<typeof Button>, 'title' | 'onClick'>, Question {}

/** A button that says what will change, and asks, before it acts. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { title, description, confirmLabel, destructive = false, onConfirm, ...button } = props
  const [asked, setAsked] = useState(false)
  return (
    <>
      <Button {...button} onClick={() => setAsked(true)} />
      {asked && (
        <ConfirmDialog
          onClose={() => setAsked(false)}
          {...{ title, description, confirmLabel, destructive }}
          onConfirm={(event) => {
            setAsked(false)
            onConfirm(event)
          }}
        />
      )}
    </>
  )
}
