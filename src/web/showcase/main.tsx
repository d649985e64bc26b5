import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { PERSONA_TYPES, PERSONAS } from '../../core/personas/personas.ts'
import { Avatar, hueStyle } from '../ui/avatar.tsx'
import { Badge } from '../ui/badge.tsx'
import { Bubble, TypingDots } from '../ui/bubble.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import * as icons from '../ui/icons.tsx'
import { Skeleton, Spinner } from '../ui/loading.tsx'
import { ConfirmButton, ConfirmDialog } from '../ui/overlays/dialog.tsx'
import { Menu } from '../ui/overlays/menu.tsx'
import { ToastProvider, useToast } from '../ui/overlays/toast.tsx'
import { Card, EmptyState, ErrorState, Page } from '../ui/page.tsx'
import { BothTabs, Buttons, Fields, LONG_WORD, Marks } from './controls.tsx'

/** Without `icon`, which draws them. */
const ICONS = Object.entries(icons).filter((entry): entry is [string, typeof icons.Close] => entry[0] !== 'icon')
const ITEMS = ['First', 'Second'].map((content) => ({ key: content, content, onSelect: () => undefined }))
const TONES = ['neutral', 'persona', 'accent', 'ok', 'warn'] as const
const HUE = PERSONAS.career_coach.hue

const Faces = () => (
  <>
    {PERSONA_TYPES.map((type) => (
      <Avatar key={type} name={type} imageUrl={`/avatars/${type}.svg`} hue={PERSONAS[type].hue} size={56} />
    ))}
    <Avatar name="Robin" imageUrl={null} hue={220} />
    <Avatar name="Robin" imageUrl={null} hue={140} size={72} />
  </>
)

const Badges = () =>
  TONES.map((tone) => (
    <Badge key={tone} tone={tone}>
      {tone}
    </Badge>
  ))

const Said = () => (
  <div className="persona grid w-full max-w-[40rem] gap-2" style={hueStyle(HUE)}>
    <Bubble mine>Negotiation is tomorrow at ten.</Bubble>
    <Bubble>Then let’s decide your number tonight.{'\n'}What would make you sign without a second thought?</Bubble>
    <Bubble mine>{LONG_WORD.repeat(2)}</Bubble>
    <Bubble>שלום! איך היה היום שלך?</Bubble>
    <Bubble>
      <TypingDots />
    </Bubble>
  </div>
)

const States = () => (
  <div className="grid w-full items-start gap-4 lg:grid-cols-2">
    <EmptyState title="Nothing here yet" text="New things will appear here." action={<Button>Make one</Button>} />
    <EmptyState title="Nothing here, and nothing to do" />
    <ErrorState title="That did not load" text="Nothing was lost." onRetry={() => undefined} />
    <ErrorState title="That did not load, and trying again will not help" />
  </div>
)

function Overlays() {
  const toast = useToast()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const description = 'This cannot be undone.'
  const action = { label: 'Undo', onPress: () => undefined }
  return (
    <>
      <ConfirmButton title="Go on?" description={description} confirmLabel="Go on" onConfirm={close}>
        Open a dialog
      </ConfirmButton>
      <Button onClick={() => setOpen(true)}>Open a destructive dialog</Button>
      {open && (
        <ConfirmDialog
          {...{ description }}
          title="Delete your account?"
          confirmLabel="Delete account"
          destructive
          onClose={close}
          onConfirm={close}
        >
          <TextField label="Password" type="password" />
        </ConfirmDialog>
      )}
      <Menu label="Open a menu" trigger="Menu" triggerClassName="min-h-11 px-4" items={ITEMS} />
      <Button onClick={() => toast({ title: 'Saved', description: 'Your changes are safe.', action })}>
        Show a toast
      </Button>
      <Button onClick={() => toast({ title: 'Not saved', description: 'Please try again.', variant: 'destructive' })}>
        Show an error
      </Button>
    </>
  )
}

const EXAMPLES = {
  'Button and link button': Buttons,
  Fields,
  'Checkbox and switch': Marks,
  Tabs: BothTabs,
  Avatar: Faces,
  Badge: Badges,
  Icons: () => ICONS.map(([name, Icon]) => <Icon key={name} className="size-6" />),
  Bubble: Said,
  Card: () => <Card className="max-w-[32rem]">A sheet of raised paper. {LONG_WORD}</Card>,
  'Empty and error state': States,
  Skeleton: () => <Skeleton className="h-6 w-48" />,
  Spinner,
  'Dialog, menu and toast': Overlays,
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element.')
createRoot(root).render(
  <StrictMode>
    <ToastProvider>
      <main>
        <Page
          title="Components"
          lead="Everything in src/web/ui in each of its states. Only the development server has this page."
        >
          {Object.entries(EXAMPLES).map(([name, Example]) => (
            <section key={name} aria-label={name} className="border-t border-line py-6">
              <h2 className="mb-4 text-2xl">{name}</h2>
              <div className="persona flex flex-wrap items-center gap-4 *:min-w-0" style={hueStyle(HUE)}>
                <Example />
              </div>
            </section>
          ))}
        </Page>
      </main>
    </ToastProvider>
  </StrictMode>,
)
