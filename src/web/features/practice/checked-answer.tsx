import { useEffect, useRef } from 'react'
import {
  type CheckedLetter,
  checkLetters,
  type LetterState,
  type Verdict,
  verdictOf,
} from '../../../core/practice/check-letters.ts'
import { Button } from '../../ui/button.tsx'
import { speak, useVoices } from '../../ui/speech/speak.ts'

/** Only where the browser has a voice of that language: another one would say it wrongly. */
export function HearIt({ text, language }: { text: string; language: string | undefined }) {
  const voices = useVoices()
  const voice = language && voices.find(({ lang }) => lang.toLowerCase().startsWith(language.toLowerCase()))
  if (!language || !voice) return null
  return <Button onClick={() => speak({ parts: [text], language, voice }, () => undefined)}>Hear it</Button>
}

const VERDICTS: Record<Verdict, string> = {
  right: 'Right, letter by letter.',
  nearly: 'Nearly. Look at the marked letters.',
  wrong: 'Not yet. This is how it is written.',
}

const LETTERS: Record<LetterState, string> = {
  right: '',
  accent: 'rounded-[3px] bg-warn text-warn-ink underline decoration-2 underline-offset-4',
  wrong: 'rounded-[3px] bg-warn text-warn-ink underline decoration-2 underline-offset-4',
  missing: 'rounded-[3px] border border-dashed border-edge',
  extra: 'text-ink-soft line-through',
}

const MARKS: Record<Exclude<LetterState, 'right'>, string> = {
  accent: 'Underlined: another accent',
  wrong: 'Underlined: another letter',
  missing: 'Dashed: left out',
  extra: 'Struck out: one too many',
}

const legendOf = (letters: readonly CheckedLetter[]): string =>
  [...new Set(letters.flatMap(({ state }) => (state === 'right' ? [] : [MARKS[state]])))].join('. ')

interface CheckedAnswerProps {
  expected: string
  answer: string
  language: string | undefined
  onGoOn(): void
  onAgain(): void
}

/** What was written from memory, compared letter by letter. */
export function CheckedAnswer({ expected, answer, language, onGoOn, onAgain }: CheckedAnswerProps) {
  const letters = checkLetters(expected, answer)
  const verdict = verdictOf(letters)
  const heading = useRef<HTMLParagraphElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="grid gap-3">
      <p ref={heading} tabIndex={-1} className="font-[550] outline-none">
        {VERDICTS[verdict]}
        <span className="sr-only">
          {' '}
          You wrote: {answer}. It is: {expected}
        </span>
      </p>
      <p lang={language} aria-hidden="true" className="text-2xl leading-loose [overflow-wrap:anywhere]">
        {letters.map(({ letter, state }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the letters of an answer don't change places
          <span key={at} className={LETTERS[state]}>
            {letter}
          </span>
        ))}
      </p>
      {verdict !== 'right' && <p className="text-sm text-ink-soft">{legendOf(letters)}</p>}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={onGoOn}>
          Go on
        </Button>
        {verdict !== 'right' && <Button onClick={onAgain}>Write it again</Button>}
        <HearIt text={expected} language={language} />
      </div>
    </div>
  )
}
