import type { ReactNode } from 'react'
import { LIMITS } from '../../../../core/text/limits.ts'
import { Textarea } from '../../../ui/fields/text-field.tsx'
import { QUESTIONS } from './panel-queries.ts'

interface QuestionFieldProps {
  label: string
  text: string
  onChange(text: string): void
  onAsk(): void
  hint?: ReactNode
}

/** Ctrl or ⌘ with Enter asks. */
export const QuestionField = ({ label, text, onChange, onAsk, hint }: QuestionFieldProps) => (
  <Textarea
    label={label}
    rows={3}
    maxLength={LIMITS.message.max}
    value={text}
    hint={hint}
    onChange={(event) => onChange(event.target.value)}
    onKeyDown={(event) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onAsk()
    }}
  />
)

/** For who has no question ready. */
export const Suggestions = ({ onChoose }: { onChoose(text: string): void }) => (
  <ul aria-label="Questions to begin with" className="flex flex-wrap gap-2">
    {QUESTIONS.map((text) => (
      <li key={text}>
        <button
          type="button"
          onClick={() => onChoose(text)}
          className="min-h-11 rounded-[22px] bg-sunk px-4 py-1.5 text-left text-[0.9375rem] hover:bg-own"
        >
          {text}
        </button>
      </li>
    ))}
  </ul>
)
