import { type ComponentProps, useState } from 'react'
import { Button } from '../button.tsx'
import { ConfirmDialog } from './dialog.tsx'
import type { ConfirmDialogProps } from './dialog-view.tsx'

type Question = Pick<ConfirmDialogProps, 'title' | 'description' | 'confirmLabel' | 'destructive' | 'onConfirm'>

interface ConfirmButtonProps extends Omit<ComponentProps<typeof Button>, 'title' | 'onClick'>, Question {}

/** A button that says what will change, and asks, before it acts. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { title, description, confirmLabel, destructive = false, onConfirm, ...button } = props
  const [asked, setAsked] = useState(false)
  return (
    <>
      <Button {...button} onClick={() => setAsked(true)} />
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        {...{ title, description, confirmLabel, destructive }}
        onConfirm={(event) => {
          setAsked(false)
          onConfirm(event)
        }}
      />
    </>
  )
}
