import type { Ref } from 'react'
import type { PracticeStep } from '../../../contract/practice.ts'

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
