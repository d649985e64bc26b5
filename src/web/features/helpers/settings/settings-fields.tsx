import { MESSAGE_LENGTH_LABELS, MESSAGE_LENGTHS, TONE_LABELS, TONES } from '../../../../core/personas/options.ts'
import { LIMITS } from '../../../../core/text/limits.ts'
import { Textarea, TextField } from '../../../ui/fields/text-field.tsx'
import { CharacterFields } from './character-fields.tsx'
import { Choice } from './choice.tsx'
import type { FieldsProps } from './helper-form.ts'
import { ScheduleFields } from './schedule-fields.tsx'

const Identity = ({ field }: FieldsProps) => (
  <>
    <TextField label="Helper name" autoComplete="off" {...field('name')} maxLength={LIMITS.helperName.max} />
    <Textarea label="Persona description" rows={3} {...field('description')} maxLength={LIMITS.helperDescription.max} />
  </>
)

const Voice = ({ field }: FieldsProps) => (
  <>
    <div className="grid gap-5 sm:grid-cols-2">
      <Choice label="Tone" options={TONES} labelOf={(tone) => TONE_LABELS[tone]} {...field('tone')} />
      <Choice
        label="Message length"
        options={MESSAGE_LENGTHS}
        labelOf={(length) => MESSAGE_LENGTH_LABELS[length]}
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
