import { Fragment, useState } from 'react'
import { Button, LinkButton } from '../ui/button.tsx'
import { Checkbox, Switch } from '../ui/fields/choices.tsx'
import { Select } from '../ui/fields/select.tsx'
import { Textarea, TextField } from '../ui/fields/text-field.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { Example, Fields, LONG_WORD, Row } from './example.tsx'

const VARIANTS = ['primary', 'quiet', 'danger', 'plain'] as const

const Buttons = () => (
  <Example name="Button and link button">
    <Row>
      {VARIANTS.map((variant) => (
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
    </Row>
  </Example>
)

const TextFields = () => (
  <Example name="Text field">
    <Fields>
      <TextField label="Empty" placeholder="Placeholder" />
      <TextField label="With a hint" hint="A line that helps." defaultValue="Robin" optional />
      <TextField label="With an error" error="Choose another name" defaultValue="robin" />
      <TextField label="Disabled" defaultValue="Robin" disabled />
      <TextField label="With an end" defaultValue="robin" end={<Button variant="plain">Show</Button>} />
      <TextField label="A long word" defaultValue={LONG_WORD} />
    </Fields>
  </Example>
)

const OtherFields = () => (
  <Example name="Textarea and select">
    <Fields>
      <Textarea label="Text" placeholder="Placeholder" optional />
      <Textarea label="Text with an error" error="At most 2,000 characters" defaultValue={LONG_WORD.repeat(3)} />
      <Textarea label="Text, disabled" defaultValue="שלום, מה שלומך היום?" disabled />
      <Select label="Choice">
        <option>Once a week</option>
      </Select>
      <Select label="Choice with an error" hint="A line that helps." error="Choose one">
        <option>Choose</option>
      </Select>
      <Select label="Choice, disabled" disabled>
        <option>Once a week</option>
      </Select>
    </Fields>
  </Example>
)

function Marks() {
  const [on, setOn] = useState(true)
  return (
    <Example name="Checkbox and switch">
      <Fields>
        <Checkbox label="Not chosen" />
        <Checkbox label="Chosen" hint="A line that helps." defaultChecked />
        <Checkbox label="With an error" error="Please confirm" />
        <Checkbox label="Disabled" disabled />
        <Row>
          <Switch label="Switch" checked={on} onChange={setOn} />
          <Switch label="Switch, the other way" checked={!on} onChange={() => setOn(!on)} />
          <Switch label="Switch, on and disabled" checked onChange={setOn} disabled />
          <Switch label="Switch, off and disabled" checked={false} onChange={setOn} disabled />
        </Row>
      </Fields>
    </Example>
  )
}

const TABS = [
  { name: 'first', label: 'First' },
  { name: 'second', label: 'Second' },
  { name: 'third', label: 'A longer third' },
] as const

function BothTabs() {
  const [chosen, setChosen] = useState<string>('first')
  return (
    <Example name="Tabs">
      {(['line', 'pill'] as const).map((look) => (
        <Tabs key={look} label={`Tabs, ${look}`} tabs={TABS} chosen={chosen} onChoose={setChosen} look={look}>
          <p className="mb-6">Panel of the {chosen} tab.</p>
        </Tabs>
      ))}
    </Example>
  )
}

export const Controls = () => (
  <>
    <Buttons />
    <TextFields />
    <OtherFields />
    <Marks />
    <BothTabs />
  </>
)
