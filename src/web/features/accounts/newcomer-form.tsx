import { useMemo } from 'react'
import type { User } from '../../../contract/accounts.ts'
import { LIMITS } from '../../../core/limits.ts'
import { post } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { checked, RULES } from './checked.ts'
import { FormProblem } from './form-problem.tsx'
import { browserZone, zonesWith } from './time-zones.ts'
import { useEntrance } from './use-entrance.ts'
import { textOf, useForm } from './use-form.ts'

const finish = async (data: FormData) => {
  const displayName = textOf(data, 'displayName')
  const body = {
    adult: data.has('adult'),
    timeZone: textOf(data, 'timeZone') ?? browserZone(),
    ...(displayName ? { displayName } : {}),
  }
  return post<{ user: User }>(
    '/api/auth/newcomer',
    checked<typeof body & { displayName?: string }>(body, { adult: RULES.adult, displayName: RULES.displayName }),
  )
}

/** What someone new says who came by phone or workspace. */
export function NewcomerForm({ name }: { name: string | null }) {
  const enter = useEntrance()
  const zones = useMemo(() => zonesWith(browserZone()), [])
  const { busy, fields, problem, onSubmit } = useForm({ submit: finish, onSuccess: enter })
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <TextField
        label="What your helpers call you"
        name="displayName"
        autoComplete="name"
        optional
        defaultValue={name ?? ''}
        maxLength={LIMITS.displayName.max}
        error={fields.displayName}
      />
      <Select
        label="Time zone"
        name="timeZone"
        hint="Your helpers write at your local time."
        defaultValue={browserZone()}
        error={fields.timeZone}
      >
        {zones.map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </Select>
      <Checkbox
        label="I am 18 or older"
        name="adult"
        hint="Coterie is for adults. Only the fact is kept, no birthday."
        error={fields.adult}
      />
      <FormProblem text={problem} />
      <Button type="submit" variant="primary" busy={busy}>
        Create account
      </Button>
    </form>
  )
}
