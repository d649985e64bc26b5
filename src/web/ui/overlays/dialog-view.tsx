import { AlertDialog } from 'radix-ui'
import { type FormEvent, type ReactNode, useRef } from 'react'
import { Button } from '../button.tsx'
import { focusNearest, pathOf } from '../restore-focus.ts'

export interface ConfirmDialogProps {
  onClose(): void
  title: string
  description: ReactNode
  /** Names the action: "Delete", "Delete account". */
  confirmLabel: string
  onConfirm(event: FormEvent<HTMLFormElement>): void
  destructive?: boolean
  busy?: boolean
  children?: ReactNode
}

const SHEET =
  'fixed inset-x-4 bottom-4 z-50 mx-auto max-h-[calc(100dvh-2rem)] max-w-[28rem] overflow-y-auto rounded-card border border-line bg-raised p-6 shadow-lift animate-rise sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2'

/** What a dialog asks for takes the focus; one that only asks for a yes gives it to Cancel. */
const FIELD = 'input:not([type=radio]), input:checked, textarea, select'

export function DialogView(props: ConfirmDialogProps) {
  const { onClose, title, description, confirmLabel, onConfirm, destructive, busy, children } = props
  const opener = useRef<ReturnType<typeof pathOf>>([])
  return (
    <AlertDialog.Root open onOpenChange={onClose}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 bg-[oklch(15%_0.02_60/0.45)] animate-fade" />
        <AlertDialog.Content
          className={SHEET}
          onOpenAutoFocus={(event) => {
            opener.current = pathOf(document.activeElement)
            const field = event.target instanceof Element && event.target.querySelector<HTMLElement>(FIELD)
            if (!field) return
            event.preventDefault()
            field.focus()
          }}
          // There is no trigger to return the focus to. An element that the action showed may have it by now.
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (document.activeElement === document.body) focusNearest(opener.current)
          }}
        >
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              onConfirm(event)
            }}
          >
            <AlertDialog.Title className="text-2xl">{title}</AlertDialog.Title>
            <AlertDialog.Description asChild>
              <div className="mt-2 text-ink-soft">{description}</div>
            </AlertDialog.Description>
            {children && <div className="mt-5">{children}</div>}
            <div className="mt-6 flex flex-wrap-reverse justify-end gap-3">
              <AlertDialog.Cancel asChild>
                <Button disabled={busy ?? false}>Cancel</Button>
              </AlertDialog.Cancel>
              <Button type="submit" variant={destructive ? 'danger' : 'primary'} busy={busy ?? false}>
                {confirmLabel}
              </Button>
            </div>
          </form>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
