import { type KeyboardEvent, type Ref, useId, useState } from 'react'
import type { PracticeStep } from '../../../contract/practice.ts'
import { LINE_LIMIT, LONG_LINE_LIMIT, opensLine } from '../../../core/practice/run-exercise.ts'
import { Button } from '../../ui/button.tsx'
import { CONTROL, FieldError } from '../../ui/fields/text-field.tsx'
import { useKeptDraft } from './use-practice.ts'

export interface StepProps<Kind extends PracticeStep['kind']> {
  step: Extract<PracticeStep, { kind: Kind }>
  runId: number
  /** What was answered before. */
  said: string | null
  labelledBy: string
  busy: boolean
  error: string | null
  fieldRef?: Ref<HTMLTextAreaElement>
  onAnswer(text: string): void
}

interface AnswerFieldProps extends Omit<StepProps<PracticeStep['kind']>, 'step' | 'said'> {
  stepId: string
  /** What was answered before. */
  first: string
  placeholder?: string | undefined
  isLong?: boolean
  language?: string | undefined
  button: string
}

/** With an input method, Enter first completes a word. */
const isEnter = ({ key, nativeEvent }: KeyboardEvent): boolean => key === 'Enter' && !nativeEvent.isComposing

/** One line, sent by Enter; several with Ctrl or Command. */
export function AnswerField(props: AnswerFieldProps) {
  const { runId, stepId, first, labelledBy, placeholder, isLong = false, language } = props
  const { busy, error, fieldRef, onAnswer } = props
  const [text, setText] = useKeptDraft(runId, stepId, first)
  const errorId = useId()
  const send = (): void => {
    if (text.trim() !== '' && !busy) onAnswer(text)
  }
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <textarea
        ref={fieldRef}
        dir="auto"
        rows={isLong ? 4 : 1}
        value={text}
        lang={language}
        spellCheck={language === undefined}
        autoComplete="off"
        autoCapitalize={language === undefined ? undefined : 'off'}
        maxLength={isLong ? LONG_LINE_LIMIT : LINE_LIMIT}
        placeholder={placeholder}
        aria-labelledby={labelledBy}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        enterKeyHint={isLong ? 'enter' : 'go'}
        onChange={({ target }) => setText(isLong ? target.value : target.value.replace(/\n/g, ' '))}
        onKeyDown={(event) => {
          if (!isEnter(event) || (isLong && !event.ctrlKey && !event.metaKey)) return
          event.preventDefault()
          send()
        }}
        className={`${CONTROL} resize-none field-sizing-content max-h-40`}
      />
      <FieldError id={errorId} text={error} />
      <Button type="submit" variant="primary" busy={busy} disabled={text.trim() === ''} className="justify-self-start">
        {props.button}
      </Button>
    </form>
  )
}

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
