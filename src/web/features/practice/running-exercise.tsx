import { useEffect, useRef, useState } from 'react'
import type { PracticeRun } from '../../../contract/practice.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/fields/choices.tsx'
import { Markdown } from '../../ui/markdown/markdown.tsx'
import { reasonOf } from '../../use-action.ts'
import { CheckedAnswer } from './checked-answer.tsx'
import { StepCard } from './step-card.tsx'
import { type PracticeActions, type ShownExercise, useExercise } from './use-practice.ts'

interface ExerciseResultProps {
  run: PracticeRun
  result: NonNullable<PracticeRun['result']>
  busy: boolean
  takesFocus: boolean
  onKeep(memory: string | null): void
  onChange(stepId: string): void
}

const shortened = (say: string): string => {
  const plain = say
    .replace(/[*_>#`]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return plain.length > 70 ? `${plain.slice(0, 68)}…` : plain
}

/** The person's own words, arranged: to keep, or to change line by line. */
function ExerciseResult({ run, result, busy, takesFocus, onKeep, onChange }: ExerciseResultProps) {
  const [remember, setRemember] = useState(false)
  const [isChanging, setChanging] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it appears
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [])
  const lines = run.answered.filter(({ step }) => step.kind === 'choice' || step.kind === 'line')
  return (
    <div className="grid gap-4 animate-fade">
      <h3 ref={heading} tabIndex={-1} className="text-[0.9375rem] font-sans font-[550] outline-none">
        This is yours
      </h3>
      <div className="rounded-field bg-tint px-4 py-3 [overflow-wrap:anywhere]">
        <Markdown text={result.text} />
      </div>
      {result.memory && (
        <Checkbox
          checked={remember}
          onChange={({ target }) => setRemember(target.checked)}
          label="Keep in memory, too"
          hint={result.memory}
        />
      )}
      <div className="sticky -bottom-4 -mx-4 flex flex-wrap gap-2 bg-raised px-4 py-2">
        <Button variant="primary" busy={busy} onClick={() => onKeep(remember ? result.memory : null)}>
          Keep it
        </Button>
        {lines.length > 0 && (
          <Button aria-expanded={isChanging} onClick={() => setChanging(!isChanging)}>
            Change a line
          </Button>
        )}
      </div>
      {isChanging && (
        <ul className="grid gap-0.5" aria-label="Your lines">
          {lines.map(({ step, answer }) => (
            <li key={step.id}>
              <button
                type="button"
                onClick={() => onChange(step.id)}
                className="grid min-h-14 w-full rounded-field px-3 py-2 text-left hover:bg-sunk"
              >
                <span className="text-[0.8125rem] text-ink-soft">{shortened(step.say)}</span>
                <span dir="auto" className="line-clamp-2 font-[550] [overflow-wrap:anywhere]">
                  {answer}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface ProblemProps {
  /** A change waits for the network. */
  isPaused: boolean
  error: Error | null
}

/** Nothing that was written is lost: it says so. */
export const Problem = ({ isPaused, error }: ProblemProps) =>
  isPaused ? (
    <p role="status" className="text-sm text-ink-soft">
      You are offline. Your answer is kept here and sent as soon as you are back.
    </p>
  ) : (
    error && (
      <p role="alert" className="text-sm text-danger">
        {reasonOf(error, error.message)} What you wrote is still here.
      </p>
    )
  )

interface RunningExerciseProps extends Pick<PracticeActions, 'answer' | 'back' | 'keep'> {
  run: PracticeRun
  /** Begun or taken up here, not found when the page was opened. */
  isFresh: boolean
  onKeep(memory: string | null): void
  onLeave(): void
}

const Progress = ({ run: { number, total } }: { run: PracticeRun }) => (
  <div aria-hidden="true" className="flex gap-1">
    {Array.from({ length: total }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the steps of an exercise don't change places
      <span key={at} className={`h-1 grow rounded-full ${at < number - 1 ? 'bg-deep' : 'bg-line'}`} />
    ))}
  </div>
)

interface BodyProps extends Pick<RunningExerciseProps, 'run' | 'onKeep'> {
  shown: ShownExercise
}

/** The letters of the last answer, the step, or what was made. */
function Body({ run, shown, onKeep }: BodyProps) {
  const { step, letters, busy, takesFocus } = shown
  if (letters)
    return (
      <CheckedAnswer
        expected={letters.step.expected}
        answer={letters.answer}
        language={letters.step.isSpoken}
        onGoOn={shown.goOn}
        onAgain={() => shown.change(letters.step.id)}
      />
    )
  if (step)
    return (
      <StepCard
        key={`${step.id} ${shown.isChanging} ${shown.said}`}
        step={step}
        runId={run.id}
        said={shown.said}
        progress={`Step ${shown.number} of ${run.total}`}
        takesFocus={takesFocus}
        busy={busy}
        error={shown.answerError}
        onAnswer={(text) => shown.give(step.id, text)}
      />
    )
  if (!run.result) return null
  return <ExerciseResult {...{ run, busy, takesFocus, onKeep }} result={run.result} onChange={shown.change} />
}

export function RunningExercise({ run, isFresh, answer, back, keep, onKeep, onLeave }: RunningExerciseProps) {
  const shown = useExercise({ run, isFresh, answer, back, keep })
  const canGoBack = run.answered.length > 0 && !shown.letters
  return (
    <div className="grid gap-4">
      <Progress run={run} />
      <Body {...{ run, shown, onKeep }} />
      <Problem isPaused={shown.isPaused} error={shown.otherError} />
      <div className="-mx-3 -mt-2 -mb-2 flex flex-wrap items-center gap-x-2">
        {canGoBack && (
          <Button variant="plain" disabled={shown.busy} onClick={shown.goBack}>
            Back
          </Button>
        )}
        <Button variant="plain" className="ml-auto" onClick={onLeave}>
          Leave
        </Button>
      </div>
    </div>
  )
}
