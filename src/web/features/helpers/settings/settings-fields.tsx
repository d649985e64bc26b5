import { Plus, Trash2 } from 'lucide-react'
import { MESSAGE_LENGTH_LABELS, MESSAGE_LENGTHS, TONE_LABELS, TONES } from '../../../../core/personas/options.ts'
import { LIMITS, MOST_GREETINGS } from '../../../../core/text/limits.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { FieldError, Textarea, TextField } from '../../../ui/fields/text-field.tsx'
import { type FieldsProps, named } from './helper-form.ts'
import { ScheduleFields } from './schedule-fields.tsx'

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
      <FieldError text={error} />
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
const CharacterFields = (props: FieldsProps) => (
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

const Identity = ({ field }: FieldsProps) => (
  <>
    <TextField label="Helper name" autoComplete="off" {...field('name')} maxLength={LIMITS.helperName.max} />
    <Textarea label="Persona description" rows={3} {...field('description')} maxLength={LIMITS.helperDescription.max} />
  </>
)

const Voice = ({ field }: FieldsProps) => (
  <>
    <div className="grid gap-5 sm:grid-cols-2">
      <Select label="Tone" options={named(TONES, TONE_LABELS)} {...field('tone')} />
      <Select
        label="Message length"
        options={named(MESSAGE_LENGTHS, MESSAGE_LENGTH_LABELS)}
        {...field('messageLength')}
      />
    </div>
    <Textarea
      label="Example messages"
      optional
      hint="Two to five messages just as it would write them, one a line. It takes the voice from them, not the content."
      rows={3}
      {...field('exampleMessages')}
      maxLength={LIMITS.exampleMessages.max}
    />
  </>
)

/** `isOwn`: the person made it themselves. */
export const SettingsFields = ({ isOwn, ...props }: FieldsProps & { isOwn: boolean }) => (
  <div className="grid gap-5">
    <Identity {...props} />
    {isOwn && <CharacterFields {...props} />}
    <ScheduleFields {...props} />
    <Voice {...props} />
  </div>
)
