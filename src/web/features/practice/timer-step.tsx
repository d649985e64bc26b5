import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useCountdown } from '../../ui/use-countdown.ts'
import type { StepProps } from './step-props.ts'

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
export function TimerStep({ step, busy, onAnswer }: StepProps<'timer'>) {
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
