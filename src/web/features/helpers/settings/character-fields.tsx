import { Plus, Trash2 } from 'lucide-react'
import { LIMITS, MOST_GREETINGS } from '../../../../core/text/limits.ts'
import { Button } from '../../../ui/button.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import type { FieldsProps } from './schedule-fields.tsx'

const NAMES = '{{user}} stands for your first name, {{char}} for the helper’s.'

function Greetings({ form, errors, onChange }: FieldsProps) {
  const { greetings } = form
  const replace = (at: number, text: string) =>
    onChange({ greetings: greetings.map((known, place) => (place === at ? text : known)) })
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 flex w-full items-baseline justify-between gap-3 text-[0.9375rem] font-[550]">
        Opening messages
        <span className="shrink-0 text-sm font-normal text-ink-soft">optional</span>
      </legend>
      <p className="-mt-1 text-sm text-ink-soft">
        One of these begins the conversation, at no cost. Without any, the helper writes its own. {NAMES}
      </p>
      {greetings.map((greeting, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are told apart by their place only
        <div key={at} className="flex items-start gap-1">
          <Textarea
            className="grow [&>label]:sr-only"
            label={`Opening message ${at + 1}`}
            name="greetings"
            rows={2}
            value={greeting}
            maxLength={LIMITS.greeting.max}
            onChange={(event) => replace(at, event.target.value)}
          />
          <Button
            variant="plain"
            className="mt-1 px-3!"
            aria-label={`Remove opening message ${at + 1}`}
            onClick={() => onChange({ greetings: greetings.filter((_, place) => place !== at) })}
          >
            <Trash2 aria-hidden="true" className="size-4.5" />
          </Button>
        </div>
      ))}
      {errors.greetings && (
        <p role="alert" className="text-sm text-danger">
          {errors.greetings}
        </p>
      )}
      {greetings.length < MOST_GREETINGS && (
        <Button className="justify-self-start" onClick={() => onChange({ greetings: [...greetings, ''] })}>
          <Plus aria-hidden="true" className="size-4.5" />
          Add an opening message
        </Button>
      )}
    </fieldset>
  )
}

/** What only a helper of one's own has. */
export const CharacterFields = (props: FieldsProps) => (
  <>
    <Textarea
      label="Background"
      name="background"
      optional
      hint="What it knows, how it works, where it lives, what it leaves alone. Only the model reads this, in every message."
      rows={5}
      value={props.form.background}
      maxLength={LIMITS.background.max}
      error={props.errors.background}
      onChange={(event) => props.onChange({ background: event.target.value })}
    />
    <Greetings {...props} />
  </>
)
