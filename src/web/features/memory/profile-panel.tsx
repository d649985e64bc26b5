import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AddToProfileBody, Profile } from '../../../contract/memory.ts'
import type { ProfileField } from '../../../core/memory/profile.ts'
import { LIMITS, PROFILE_FIELD_SHOWS } from '../../../core/text/limits.ts'
import { post } from '../../api.ts'
import { useContractForm } from '../../forms/contract-form.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { SaveOrCancel } from '../../ui/fields/submit-form.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Loaded, Skeletons } from '../../ui/loaded.tsx'
import { Card, EmptyState } from '../../ui/page.tsx'
import { memoryQueries, useMemoryAction, useMemoryDates } from './memory-queries.ts'

const LABELS: Record<ProfileField, string> = {
  shortTermGoals: 'Goals',
  longTermGoals: 'Long-term goals',
  currentChallenges: 'Challenges',
  workSituation: 'Work situation',
  relationshipStatus: 'Relationship status',
  preferredTopics: 'Topics you like',
  avoidTopics: 'Topics to avoid',
  significantEvents: 'What is coming up',
  sensitiveTopics: 'Sensitive topics',
  personalityTraits: 'Traits',
  communicationStyle: 'How you like to talk',
  preferredTone: 'Tone you prefer',
  responseLength: 'Length of replies you prefer',
  motivationalStyle: 'What motivates you',
}
const FIELDS = Object.keys(LABELS) as ProfileField[]

function AddForm({ onClose }: { onClose(): void }) {
  const add = useMemoryAction<AddToProfileBody, Profile>({
    call: (body) => post<Profile>('/api/profile', body),
    done: () => 'Profile updated',
    failed: 'Failed to update the profile.',
    onDone: onClose,
  })
  const { field, control, busy, onSubmit } = useContractForm({
    shape: 'addToProfileBody',
    defaultValues: { field: 'shortTermGoals', value: '' } as AddToProfileBody,
    bodyOf: (typed: AddToProfileBody) => typed,
    submit: (body) => add.mutateAsync(body),
  })
  return (
    <form noValidate className="grid grid-cols-1 gap-4 sm:grid-cols-[14rem_minmax(0,1fr)]" onSubmit={onSubmit}>
      <Select label="About" options={FIELDS.map((one) => [one, LABELS[one]])} autoFocus {...field('field')} />
      <TextField label={LABELS[control('field').value]} {...field('value')} maxLength={LIMITS.memoryValue.max} />
      <SaveOrCancel
        busy={busy}
        disabled={control('value').value.trim() === ''}
        className="sm:col-span-2"
        onCancel={onClose}
      />
    </form>
  )
}

function Field({ field, entries }: { field: ProfileField; entries: Profile[ProfileField] }) {
  const { saidTo } = useMemoryDates()
  return (
    <li tabIndex={-1} className="grid gap-x-6 gap-y-2 py-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <h2 className="text-xl">{LABELS[field]}</h2>
      <div>
        <ul className="grid grid-cols-1 gap-2">
          {entries.map(({ memoryId, content, helperName, saidAt }) => (
            <li key={memoryId}>
              <p className="break-words">{content}</p>
              <p className="break-words text-sm text-ink-soft">{saidTo(helperName, saidAt)}</p>
            </li>
          ))}
        </ul>
        {entries.length === PROFILE_FIELD_SHOWS && (
          <p className="mt-2 text-sm text-ink-soft">
            These are the newest {entries.length}. Older ones are under Memories.
          </p>
        )}
      </div>
    </li>
  )
}

/** Headings with nothing below them are left out. */
function Fields({ profile }: { profile: Profile }) {
  const [adding, setAdding] = useState(false)
  const filled = FIELDS.filter((field) => profile[field] && profile[field].length > 0)
  return (
    <>
      <p className="mb-4 max-w-[68ch] text-ink-soft">
        Made from your current memories. To correct or forget a line, find it under Memories.
      </p>
      {filled.length === 0 && !adding && (
        <EmptyState
          title="Nothing known yet"
          text="What you tell your helpers about goals, work and how you like to talk appears here."
        />
      )}
      {filled.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-raised px-5 max-xs:px-3.5">
          {filled.map((field) => (
            <Field key={field} field={field} entries={profile[field] ?? []} />
          ))}
        </ul>
      )}
      <div className="mt-5">
        {adding ? (
          <Card>
            <AddForm onClose={() => setAdding(false)} />
          </Card>
        ) : (
          <Button onClick={() => setAdding(true)}>Add to your profile</Button>
        )}
      </div>
    </>
  )
}

export const ProfilePanel = () => (
  <Loaded
    query={useQuery(memoryQueries.profile)}
    failed="The profile could not be loaded"
    loading={<Skeletons label="Loading the profile" row="h-80" className="" />}
  >
    {(profile) => <Fields profile={profile} />}
  </Loaded>
)
