import { useState } from 'react'
import { opensLine } from '../../../core/practice/run-exercise.ts'
import { Button } from '../../ui/button.tsx'
import { AnswerField } from './answer-field.tsx'
import type { StepProps } from './step-props.ts'

/** One of the options, or a line of one's own. */
export function ChoiceStep({ step, said, ...field }: StepProps<'choice'>) {
  const own = step.options.find(opensLine)
  const [isOpen, setOpen] = useState(said !== null && !step.options.includes(said))
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {step.options.map((option) => (
          <Button
            key={option}
            aria-expanded={option === own ? isOpen : undefined}
            aria-pressed={option === said || undefined}
            busy={field.busy && option === chosen}
            className={option === said ? 'border-ink' : ''}
            onClick={() => {
              if (option === own) return setOpen(!isOpen)
              setChosen(option)
              field.onAnswer(option)
            }}
          >
            {option}
          </Button>
        ))}
      </div>
      {isOpen && (
        <AnswerField
          {...field}
          stepId={step.id}
          first={said && !step.options.includes(said) ? said : ''}
          button="Next"
          fieldRef={(element) => {
            // Opened by the person just now, not by going back.
            if (said === null) element?.focus()
          }}
        />
      )}
    </div>
  )
}
