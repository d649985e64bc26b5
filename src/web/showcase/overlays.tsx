import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { ConfirmButton, ConfirmDialog } from '../ui/overlays/dialog.tsx'
import { Menu } from '../ui/overlays/menu.tsx'
import { useToast } from '../ui/overlays/toast.tsx'
import { Example, Row } from './example.tsx'

function Dialogs() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const description = 'This cannot be undone.'
  return (
    <>
      <ConfirmButton title="Go on?" description={description} confirmLabel="Go on" onConfirm={close}>
        Open a dialog
      </ConfirmButton>
      <Button onClick={() => setOpen(true)}>Open a destructive dialog</Button>
      <ConfirmDialog
        {...{ open, description }}
        onOpenChange={close}
        onConfirm={close}
        title="Delete your account?"
        confirmLabel="Delete account"
        destructive
      >
        <TextField label="Password" type="password" />
      </ConfirmDialog>
    </>
  )
}

const ITEMS = [
  { key: 'first', content: 'First', onSelect: () => undefined },
  { key: 'second', content: 'Second', onSelect: () => undefined },
]

function Toasts() {
  const toast = useToast()
  const action = { label: 'Undo', onPress: () => undefined }
  return (
    <>
      <Button onClick={() => toast({ title: 'Saved', description: 'Your changes are safe.', action })}>
        Show a toast
      </Button>
      <Button onClick={() => toast({ title: 'Not saved', description: 'Please try again.', variant: 'destructive' })}>
        Show an error
      </Button>
    </>
  )
}

export const Overlays = () => (
  <Example name="Dialog, menu and toast">
    <Row>
      <Dialogs />
      <Menu label="Open a menu" trigger="Menu" triggerClassName="min-h-11 px-4" items={ITEMS} />
      <Toasts />
    </Row>
  </Example>
)
