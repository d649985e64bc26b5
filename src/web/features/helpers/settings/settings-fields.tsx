import { MESSAGE_LENGTH_LABELS, MESSAGE_LENGTHS, TONE_LABELS, TONES } from '../../../../core/personas/options.ts'
import { LIMITS } from '../../../../core/text/limits.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { CharacterFields } from './character-fields.tsx'
import { Choice } from './choice.tsx'
import { type FieldsProps, ScheduleFields } from './schedule-fields.tsx'

const Identity = ({ form, errors, onChange }: FieldsProps) => (
  <>
    <TextField
      label="Helper name"
      name="name"
      value={form.name}
      maxLength={LIMITS.helperName.max}
      autoComplete="off"
      error={errors.name}
      onChange={(event) => onChange({ name: event.target.value })}
    />
    <Textarea
      label="Persona description"
      name="description"
      rows={3}
      value={form.description}
      maxLength={LIMITS.helperDescription.max}
      error={errors.description}
      onChange={(event) => onChange({ description: event.target.value })}
    />
  </>
)

const Voice = ({ form, errors, onChange }: FieldsProps) => (
  <>
    <div className="grid gap-5 sm:grid-cols-2">
      <Choice
        label="Tone"
        name="tone"
        value={form.tone}
        options={TONES}
        labelOf={(tone) => TONE_LABELS[tone]}
        error={errors.tone}
        onPick={(tone) => onChange({ tone })}
      />
      <Choice
        label="Message length"
        name="messageLength"
        value={form.messageLength}
        options={MESSAGE_LENGTHS}
        labelOf={(length) => MESSAGE_LENGTH_LABELS[length]}
        error={errors.messageLength}
        onPick={(messageLength) => onChange({ messageLength })}
      />
    </div>
    <Textarea
      label="Example messages"
      name="exampleMessages"
      optional
      hint="Two to five messages just as it would write them, one a line. It takes the voice from them, not the content."
      rows={3}
      value={form.exampleMessages}
      maxLength={LIMITS.exampleMessages.max}
      error={errors.exampleMessages}
      onChange={(event) => onChange({ exampleMessages: event.target.value })}
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
