import { Plus, Trash2 } from 'lucide-react'
import { LIMITS, MOST_GREETINGS } from '../../../../core/text/limits.ts'
import { Button } from '../../../ui/button.tsx'
import { Textarea } from '../../../ui/fields/text-field.tsx'
import type { FieldsProps } from './helper-form.ts'

const NAMES = '{{user}} stands for your first name, {{char}} for the helper’s.'

function Greetings({ control }: FieldsProps) {
  const { value: greetings, error, onChange } = control('greetings')
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
            onChange={(event) => onChange(greetings.with(at, event.target.value))}
          />
          <Button
            variant="plain"
            className="mt-1 px-3!"
            aria-label={`Remove opening message ${at + 1}`}
            onClick={() => onChange(greetings.toSpliced(at, 1))}
          >
            <Trash2 aria-hidden="true" className="size-4.5" />
          </Button>
        </div>
      ))}
      {error && (
        <p role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
      {greetings.length < MOST_GREETINGS && (
        <Button className="justify-self-start" onClick={() => onChange([...greetings, ''])}>
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
      optional
      hint="What it knows, how it works, where it lives, what it leaves alone. Only the model reads this, in every message."
      rows={5}
      {...props.field('background')}
      maxLength={LIMITS.background.max}
    />
    <Greetings {...props} />
  </>
)
