import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { PracticeStep } from '../../../contract/practice.ts'
import { Button } from '../../ui/button.tsx'
import { Markdown } from '../../ui/markdown/markdown.tsx'
import { useCountdown } from '../../ui/use-countdown.ts'
import { AnswerField, ChoiceStep, type StepProps } from './answer-field.tsx'
import { HearIt } from './checked-answer.tsx'

const clockOf = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

function Running({ end, onStop }: { end: number; onStop(left: number): void }) {
  const left = useCountdown(end)
  return (
    <>
      <p role="timer" aria-live="off" className="font-display text-4xl tabular-nums">
        {clockOf(left)}
      </p>
      <p role="status" className="sr-only">
        {left === 0 ? 'The time is over.' : ''}
      </p>
      {left > 0 && <Button onClick={() => onStop(left)}>Pause</Button>}
    </>
  )
}

/** It can be paused, and left early. */
function TimerStep({ step, busy, onAnswer }: StepProps<'timer'>) {
  const [left, setLeft] = useState(step.seconds)
  const [end, setEnd] = useState<number | null>(null)
  return (
    <div className="flex flex-wrap items-center gap-3">
      {end === null ? (
        <>
          <p className="font-display text-4xl tabular-nums">{clockOf(left)}</p>
          <Button variant="primary" onClick={() => setEnd(Date.now() + left * 1000)}>
            {left === step.seconds ? 'Start' : 'Go on'}
          </Button>
        </>
      ) : (
        <Running
          end={end}
          onStop={(rest) => {
            setLeft(rest)
            setEnd(null)
          }}
        />
      )}
      <Button variant={end === null ? 'plain' : 'primary'} busy={busy} onClick={() => onAnswer('')}>
        {end === null ? 'Skip' : 'Done'}
      </Button>
    </div>
  )
}

interface StepCardProps extends Omit<StepProps<PracticeStep['kind']>, 'step' | 'labelledBy' | 'fieldRef'> {
  step: PracticeStep
  /** `Step 3 of 5` */
  progress: string
  /** Whether it takes the focus: not on a page that was just opened. */
  takesFocus: boolean
}

/** What to write from memory can be covered; the last paragraph says what to do. */
function Said({ step, labelId }: { step: PracticeStep; labelId: string }) {
  const paragraphs = step.say.split('\n\n')
  const [isCovered, setCovered] = useState(false)
  const canCover = step.kind === 'check' && paragraphs.length > 1
  return (
    <>
      <div id={labelId} className="max-w-[60ch] text-[1.0625rem]">
        {canCover && isCovered ? <Markdown text={paragraphs.at(-1) ?? ''} /> : <Markdown text={step.say} />}
      </div>
      {step.kind === 'check' && (
        <div className="flex flex-wrap gap-2">
          {canCover && <Button onClick={() => setCovered(!isCovered)}>{isCovered ? 'Look again' : 'Cover it'}</Button>}
          {!isCovered && <HearIt text={step.expected} language={step.isSpoken} />}
        </div>
      )}
    </>
  )
}

function Control({ step, ...rest }: Omit<StepProps<PracticeStep['kind']>, 'step'> & { step: PracticeStep }): ReactNode {
  if (step.kind === 'choice') return <ChoiceStep step={step} {...rest} />
  if (step.kind === 'timer') return <TimerStep step={step} {...rest} />
  if (step.kind === 'show')
    return (
      <Button variant="primary" className="justify-self-start" busy={rest.busy} onClick={() => rest.onAnswer('')}>
        {step.button ?? 'Go on'}
      </Button>
    )
  const field = { ...rest, stepId: step.id, first: rest.said ?? '' }
  if (step.kind === 'check') return <AnswerField {...field} language={step.isSpoken} button="Check" />
  return <AnswerField {...field} placeholder={step.placeholder} isLong={step.isLong ?? false} button="Next" />
}

/** One step. Mount it with the step's id as its key. */
export function StepCard({ step, progress, takesFocus, ...rest }: StepCardProps) {
  const id = useId()
  const card = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the step appears
  useEffect(() => {
    if (!takesFocus) return
    // A touch keyboard would cover what is to be read.
    const writes = field.current && matchMedia('(pointer: fine)').matches
    ;(writes ? field.current : card.current)?.focus({ preventScroll: true })
    card.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset may not take the focus
    <div
      ref={card}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-at ${id}`}
      className="grid gap-4 outline-none animate-fade"
    >
      <span id={`${id}-at`} className="sr-only">
        {progress}.
      </span>
      <Said step={step} labelId={id} />
      <Control {...rest} step={step} labelledBy={`${id}-at ${id}`} fieldRef={field} />
    </div>
  )
}
