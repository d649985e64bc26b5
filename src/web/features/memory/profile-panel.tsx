import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Profile } from '../../../contract/memory.ts'
import type { ProfileField } from '../../../core/memory/profile.ts'
import { LIMITS, PROFILE_FIELD_SHOWS } from '../../../core/text/limits.ts'
import { post } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { memoryQueries } from './memory-queries.ts'
import { useMemoryAction } from './use-memory-actions.ts'
import { useMemoryDates } from './use-memory-dates.ts'

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

function AddForm({ field, onClose }: { field: ProfileField; onClose(): void }) {
  const [value, setValue] = useState('')
  const add = useMemoryAction<string, Profile>({
    call: (said) => post<Profile>('/api/profile', { field, value: said }),
    done: () => 'Profile updated',
    failed: 'Failed to update the profile.',
    onDone: onClose,
  })
  return (
    <form
      className="mt-2 grid grid-cols-1 gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (value.trim()) add.mutate(value)
      }}
    >
      <TextField
        label={LABELS[field]}
        value={value}
        maxLength={LIMITS.memoryValue.max}
        autoFocus
        onChange={(event) => setValue(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={add.isPending} disabled={value.trim() === ''}>
          Save
        </Button>
        <Button variant="plain" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

function Field({ field, entries }: { field: ProfileField; entries: Profile[ProfileField] }) {
  const [adding, setAdding] = useState(false)
  const { saidTo } = useMemoryDates()
  return (
    <li tabIndex={-1} className="py-4">
      <div className="flex items-start justify-between gap-x-3 max-xs:flex-wrap">
        <h2 className="pt-2 text-xl">{LABELS[field]}</h2>
        {!adding && (
          <Button
            variant="plain"
            className="-mr-5.5 max-xs:mr-0 max-xs:-ml-3"
            aria-label={`Add to ${LABELS[field]}`}
            onClick={() => setAdding(true)}
          >
            Add
          </Button>
        )}
      </div>
      {entries.length === 0 && !adding && <p className="text-ink-soft">Nothing known yet.</p>}
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
      {adding && <AddForm field={field} onClose={() => setAdding(false)} />}
    </li>
  )
}

export function ProfilePanel() {
  const { data, isError, refetch } = useQuery(memoryQueries.profile)
  if (isError && !data) return <ErrorState title="The profile could not be loaded" onRetry={() => void refetch()} />
  if (!data) {
    return (
      <div role="status">
        <span className="sr-only">Loading the profile</span>
        <Skeleton className="h-80" />
      </div>
    )
  }
  return (
    <>
      <p className="mb-4 max-w-[68ch] text-ink-soft">
        Made from your current memories. To correct or forget a line, find it under Memories.
      </p>
      <ul className="divide-y divide-line rounded-card border border-line bg-raised px-5 max-xs:px-3.5">
        {FIELDS.map((field) => (
          <Field key={field} field={field} entries={data[field] ?? []} />
        ))}
      </ul>
    </>
  )
}
