import { useState } from 'react'
import type { Practice } from '../../../contract/practice.ts'
import { ConfirmButton, ConfirmDialog } from '../../ui/overlays/dialog.tsx'

type Exercise = Practice['exercises'][number]

interface ExerciseListProps extends Practice {
  busy: boolean
  /** On phones, titles only: the conversation needs the room. */
  isCompact: boolean
  onStart(exerciseId: string): void
  onGoOn(): void
  onDrop(): void
}

const ROW =
  'grid min-h-11 w-full items-center grid-cols-[1fr_auto] gap-x-3 rounded-field px-3 py-2 text-left hover:bg-sunk focus-visible:bg-sunk disabled:opacity-60'

const minutesIn = (minutes: number): string => `${minutes} min`

interface RowProps {
  exercise: Exercise
  note: string
  isCompact: boolean
  disabled: boolean
  onPress(): void
}

const Row = ({ exercise, note, isCompact, disabled, onPress }: RowProps) => (
  <li>
    <button type="button" className={ROW} disabled={disabled} onClick={onPress}>
      <span className="font-[550]">{exercise.title}</span>
      <span className="text-[0.8125rem] text-ink-soft">{note}</span>
      <span className={`col-span-2 text-[0.9375rem] leading-snug text-ink-soft ${isCompact ? 'max-md:hidden' : ''}`}>
        {exercise.about}
      </span>
    </button>
  </li>
)

/** The one that was begun comes first; beginning another drops it, so that is asked. */
export function ExerciseList({ exercises, run, busy, isCompact, onStart, onGoOn, onDrop }: ExerciseListProps) {
  const [instead, setInstead] = useState<Exercise | null>(null)
  const others = exercises.filter(({ id }) => id !== run?.exercise.id)
  const begin = (exercise: Exercise): void => {
    if (run && run.answered.length > 0) setInstead(exercise)
    else onStart(exercise.id)
  }
  return (
    <>
      <ul className="-mx-3 grid gap-0.5">
        {run && (
          <Row
            exercise={run.exercise}
            isCompact={isCompact}
            note={run.step ? `Go on: ${run.number} of ${run.total}` : 'Ready to keep'}
            disabled={busy}
            onPress={onGoOn}
          />
        )}
        {others.map((exercise) => (
          <Row
            key={exercise.id}
            exercise={exercise}
            isCompact={isCompact}
            note={minutesIn(exercise.minutes)}
            disabled={busy}
            onPress={() => begin(exercise)}
          />
        ))}
      </ul>
      {run && (
        <ConfirmButton
          variant="plain"
          busy={busy}
          title={`Drop “${run.exercise.title}”?`}
          description="What you wrote in it is deleted."
          confirmLabel="Drop it"
          destructive
          onConfirm={onDrop}
          className="-mx-3 justify-self-start px-3 text-[0.9375rem]"
        >
          Drop what I began
        </ConfirmButton>
      )}
      {instead && (
        <ConfirmDialog
          onClose={() => setInstead(null)}
          title={`Begin “${instead.title}”?`}
          description={`“${run?.exercise.title}” is not finished. What you wrote in it is deleted.`}
          confirmLabel="Begin"
          destructive
          onConfirm={() => {
            onStart(instead.id)
            setInstead(null)
          }}
        />
      )}
    </>
  )
}
