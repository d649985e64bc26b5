import { useState } from 'react'
import { PERSONA_TYPES, PERSONAS } from '../../core/personas/personas.ts'
import { Avatar, hueStyle } from '../ui/avatar.tsx'
import { Badge } from '../ui/badge.tsx'
import { Bubble, TypingDots } from '../ui/bubble.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import * as icons from '../ui/icons.tsx'
import { ConfirmButton, ConfirmDialog } from '../ui/overlays/dialog.tsx'
import { Menu } from '../ui/overlays/menu.tsx'
import { useToast } from '../ui/overlays/toast.tsx'
import { Card } from '../ui/page.tsx'
import { Example, LONG_WORD, Row } from './example.tsx'

/** Without `icon`, which draws them. */
const ICONS = Object.entries(icons).filter((entry): entry is [string, typeof icons.Close] => entry[0] !== 'icon')

const TONES = ['neutral', 'persona', 'accent', 'ok', 'warn'] as const
const { career_coach } = PERSONAS

const Faces = () => (
  <Example name="Avatar">
    <Row>
      {PERSONA_TYPES.map((type) => (
        <Avatar key={type} name={type} imageUrl={`/avatars/${type}.svg`} hue={PERSONAS[type].hue} size={56} />
      ))}
      <Avatar name="Robin" imageUrl={null} hue={220} />
      <Avatar name="Robin" imageUrl={null} hue={140} size={72} />
    </Row>
  </Example>
)

const Said = () => (
  <Example name="Bubble">
    <div className="persona grid max-w-[40rem] gap-2" style={hueStyle(career_coach.hue)}>
      <Bubble mine>Negotiation is tomorrow at ten.</Bubble>
      <Bubble>Then let’s decide your number tonight.{'\n'}What would make you sign without a second thought?</Bubble>
      <Bubble mine>{LONG_WORD.repeat(2)}</Bubble>
      <Bubble>שלום! איך היה היום שלך?</Bubble>
      <Bubble>
        <TypingDots />
      </Bubble>
    </div>
  </Example>
)

export const Pieces = () => (
  <>
    <Faces />
    <Example name="Badge">
      <div className="persona flex flex-wrap gap-3" style={hueStyle(career_coach.hue)}>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </div>
    </Example>
    <Example name="Icons">
      <Row>
        {ICONS.map(([name, Icon]) => (
          <Icon key={name} className="size-6" />
        ))}
      </Row>
    </Example>
    <Said />
    <Example name="Card">
      <Card className="max-w-[32rem]">A sheet of raised paper. {LONG_WORD}</Card>
    </Example>
  </>
)

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
