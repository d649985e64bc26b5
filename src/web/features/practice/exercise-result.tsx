import { useEffect, useRef, useState } from 'react'
import type { PracticeRun } from '../../../contract/practice.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/fields/choices.tsx'
import { Markdown } from '../../ui/markdown/markdown.tsx'

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
export function ExerciseResult({ run, result, busy, takesFocus, onKeep, onChange }: ExerciseResultProps) {
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
