import { useDeferredValue, useState } from 'react'
import type { ImportedConversation } from '../../../contract/imports.ts'
import { SOURCE_NAMES } from '../../../core/text/limits.ts'
import { shortDate } from '../../../core/time/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/fields/choices.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import type { Outline } from './export-messages.ts'
import { messagesInWords } from './imports-query.ts'

const SHOWN = 50

interface ConversationChoiceProps {
  outlines: readonly Outline[]
  kept: readonly ImportedConversation[]
  chosen: ReadonlySet<number>
  timeZone: string
  onChange(chosen: ReadonlySet<number>): void
}

const isKept = ({ source, title, endedAt }: Outline, kept: readonly ImportedConversation[]): boolean =>
  kept.some((one) => one.source === source && one.title === title && Date.parse(one.endedAt) === endedAt)

const Line = ({ outline, isAgain, timeZone }: { outline: Outline; isAgain: boolean; timeZone: string }) => (
  <>
    <span dir="auto" className="font-[550] wrap-anywhere">
      {outline.title}
    </span>
    <span className="block text-sm text-ink-soft">
      {shortDate(new Date(outline.startedAt).toISOString(), timeZone)} · {messagesInWords(outline.messages)} ·{' '}
      {SOURCE_NAMES[outline.source]}
      {isAgain && ' · kept already'}
    </span>
  </>
)

function matching(outlines: readonly Outline[], words: string): readonly Outline[] {
  const wanted = words.trim().toLowerCase()
  if (wanted === '') return outlines
  return outlines.filter(({ title, opening }) => `${title}\n${opening}`.toLowerCase().includes(wanted))
}

/** Title, day, length and beginning of each conversation in a file. */
export function ConversationChoice({ outlines, kept, chosen, timeZone, onChange }: ConversationChoiceProps) {
  const [words, setWords] = useState('')
  const [most, setMost] = useState(SHOWN)
  const found = matching(outlines, useDeferredValue(words))
  const areAllChosen = found.length > 0 && found.every(({ place }) => chosen.has(place))
  const toggle = (places: readonly number[], isChosen: boolean): void => {
    const next = new Set(chosen)
    for (const place of places) isChosen ? next.add(place) : next.delete(place)
    onChange(next)
  }
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">Conversations in the file</legend>
      <TextField
        label={`Find among ${outlines.length}`}
        type="search"
        value={words}
        maxLength={100}
        onChange={(event) => setWords(event.target.value)}
      />
      <Checkbox
        label={words.trim() ? `All ${found.length} that were found` : `All ${found.length}`}
        checked={areAllChosen}
        disabled={found.length === 0}
        onChange={(event) => {
          const places = found.map(({ place }) => place)
          toggle(places, event.target.checked)
        }}
      />
      <ul className="grid divide-y divide-line border-y border-line">
        {found.slice(0, most).map((outline) => (
          <li key={outline.place} className="py-1">
            <Checkbox
              label={<Line {...{ outline, timeZone }} isAgain={isKept(outline, kept)} />}
              checked={chosen.has(outline.place)}
              onChange={(event) => toggle([outline.place], event.target.checked)}
            />
            <p dir="auto" className="mb-2 ml-8 line-clamp-2 text-sm text-ink-soft wrap-anywhere">
              {outline.opening}
            </p>
          </li>
        ))}
      </ul>
      {found.length > most && (
        <Button className="justify-self-center" onClick={() => setMost(most + SHOWN)}>
          Show more
        </Button>
      )}
    </fieldset>
  )
}
