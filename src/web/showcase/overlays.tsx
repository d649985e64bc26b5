import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { Menu } from '../ui/menu.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useToast } from '../ui/toast.tsx'
import { Example, Row } from './example.tsx'

function Dialogs() {
  const [open, setOpen] = useState<'plain' | 'destructive' | null>(null)
  const close = () => setOpen(null)
  const shared = { onOpenChange: close, onConfirm: close, description: 'This cannot be undone.' }
  return (
    <>
      <Button onClick={() => setOpen('plain')}>Open a dialog</Button>
      <Button onClick={() => setOpen('destructive')}>Open one that destroys</Button>
      <ConfirmDialog {...shared} open={open === 'plain'} title="Go on?" confirmLabel="Go on" />
      <ConfirmDialog
        {...shared}
        open={open === 'destructive'}
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
  { key: 'first', content: 'First', onSelect: () => undefined, current: true },
  { key: 'second', content: 'Second', onSelect: () => undefined },
]

function Toasts() {
  const toast = useToast()
  const action = { label: 'Undo', onPress: () => undefined }
  return (
    <>
      <Button onClick={() => toast({ title: 'Saved', description: 'It is kept.', action })}>Show a toast</Button>
      <Button onClick={() => toast({ title: 'Not saved', description: 'Please try again.', variant: 'destructive' })}>
        Show one of a fault
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
