import { Fragment, useState } from 'react'
import { Button, LinkButton } from '../ui/button.tsx'
import { Checkbox, Switch } from '../ui/fields/choices.tsx'
import { Select } from '../ui/fields/select.tsx'
import { Textarea, TextField } from '../ui/fields/text-field.tsx'
import { Tabs } from '../ui/tabs.tsx'

export const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenband'
const END = <Button variant="plain">Show</Button>
const TABS = ['First', 'Second', 'A longer third'].map((label) => ({ name: label, label }))

export const Buttons = () => (
  <>
    {(['primary', 'quiet', 'danger', 'plain'] as const).map((variant) => (
      <Fragment key={variant}>
        <Button variant={variant}>{variant}</Button>
        <Button variant={variant} disabled>
          {variant}, disabled
        </Button>
        <Button variant={variant} busy aria-label={`${variant}, busy`}>
          {variant}, busy
        </Button>
        <LinkButton variant={variant} href="/dev/ui">
          {variant} link
        </LinkButton>
      </Fragment>
    ))}
    <Button>A label of many words, which takes more than one line on a phone</Button>
  </>
)

export const Fields = () => (
  <div className="grid w-full gap-6 md:grid-cols-2 lg:grid-cols-3">
    <TextField label="Empty" placeholder="Placeholder" />
    <TextField label="With a hint" hint="A line that helps." defaultValue="Robin" optional />
    <TextField label="With an error" error="Choose another name" defaultValue="robin" />
    <TextField label="Disabled" defaultValue="Robin" disabled />
    <TextField label="With an end" defaultValue="robin" end={END} />
    <TextField label="A long word" defaultValue={LONG_WORD} />
    <Textarea label="Text" placeholder="Placeholder" optional />
    <Textarea label="Text with an error" error="At most 2,000 characters" defaultValue={LONG_WORD.repeat(3)} />
    <Textarea label="Text, disabled" defaultValue="שלום, מה שלומך היום?" disabled />
    <Select label="Choice" options={[[1, 'Once a week']]} />
    <Select label="Choice with an error" hint="A line that helps." error="Choose one" options={[[1, 'Choose']]} />
    <Select label="Choice, disabled" disabled options={[[1, 'Once a week']]} />
  </div>
)

export function Marks() {
  const [on, setOn] = useState(true)
  return (
    <>
      <Checkbox label="Not chosen" />
      <Checkbox label="Chosen" hint="A line that helps." defaultChecked />
      <Checkbox label="With an error" error="Please confirm" />
      <Checkbox label="Disabled" disabled />
      <Switch label="Switch" checked={on} onChange={setOn} />
      <Switch label="Switch, the other way" checked={!on} onChange={() => setOn(!on)} />
      <Switch label="Switch, on and disabled" checked onChange={setOn} disabled />
      <Switch label="Switch, off and disabled" checked={false} onChange={setOn} disabled />
    </>
  )
}

export function BothTabs() {
  const [chosen, setChosen] = useState('First')
  return (['line', 'pill'] as const).map((look) => (
    <div key={look} className="w-full">
      <Tabs label={`Tabs, ${look}`} tabs={TABS} chosen={chosen} onChoose={setChosen} look={look}>
        <p className="mb-6">Panel of the {chosen} tab.</p>
      </Tabs>
    </div>
  ))
}
