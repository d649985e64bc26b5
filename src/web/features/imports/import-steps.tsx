import { useQuery } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { useState } from 'react'
import type { Helper } from '../../../contract/helpers.ts'
import { Button } from '../../ui/button.tsx'
import { FileButton } from '../../ui/fields/file-button.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { ConversationChoice } from './conversation-choice.tsx'
import { ImportReadings, ProgressBar } from './import-reading.tsx'
import { importsQuery } from './imports-query.ts'
import { type Stage, useImport } from './use-import.ts'

const MEGABYTE = 1_000_000

const inMegabytes = (bytes: number): string =>
  `${(bytes / MEGABYTE).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`

const Fault = ({ text }: { text: string | null }) =>
  text && (
    <p role="alert" className="text-[0.9375rem] text-danger">
      {text}
    </p>
  )

const ChooseFile = ({ onOpen }: { onOpen(file: File): void }) => (
  <FileButton accept=".zip,.json,.jsonl" variant="primary" className="justify-self-start" onChoose={onOpen}>
    <FileUp aria-hidden="true" className="size-4.5" />
    Choose a file
  </FileButton>
)

interface ChosenProps {
  stage: Extract<Stage, { name: 'chosen' }>
  helpers: readonly Helper[]
  timeZone: string
  onKeep(helperId: number, places: readonly number[]): void
  onCancel(): void
}

function Chosen({ stage, helpers, timeZone, onKeep, onCancel }: ChosenProps) {
  const { data } = useQuery(importsQuery)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [helperId, setHelperId] = useState(helpers[0]?.id ?? 0)
  const name = helpers.find(({ id }) => id === helperId)?.name ?? ''
  return (
    <div className="grid gap-5">
      <p className="text-ink-soft">
        Nothing has left this browser yet. Choose what {name} should remember.
        {stage.tooLarge > 0 && ` ${stage.tooLarge} were too large to be read.`}
      </p>
      <Select
        label="Who should remember it?"
        value={helperId}
        options={helpers.map(({ id, name }) => [id, name])}
        onChange={(event) => setHelperId(Number(event.target.value))}
      />
      <ConversationChoice
        outlines={stage.outlines}
        kept={(data?.imports ?? []).filter((one) => one.helperId === helperId)}
        {...{ chosen, timeZone }}
        onChange={setChosen}
      />
      <Fault text={stage.fault} />
      <div className="sticky bottom-[calc(var(--bar-height)+env(safe-area-inset-bottom))] flex flex-wrap gap-3 border-t border-line bg-raised py-3 md:bottom-0">
        <Button variant="primary" disabled={chosen.size === 0} onClick={() => onKeep(helperId, [...chosen])}>
          Keep {chosen.size} with {name}
        </Button>
        <Button variant="plain" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  )
}

function Kept({ stage, helpers }: { stage: Extract<Stage, { name: 'kept' }>; helpers: readonly Helper[] }) {
  const { data } = useQuery(importsQuery)
  const { ids, helperId } = stage
  return (
    <>
      <p role="status">
        {ids.length === 1 ? 'One conversation is' : `${ids.length} conversations are`} kept. You find them below, and
        with the search of your conversations.
      </p>
      <ImportReadings
        imports={(data?.imports ?? []).filter(({ id }) => ids.includes(id))}
        helperName={helpers.find(({ id }) => id === helperId)?.name ?? 'your helper'}
      />
    </>
  )
}

/** From a file to conversations that are kept. */
export function ImportSteps({ helpers, timeZone }: { helpers: readonly Helper[]; timeZone: string }) {
  const { stage, open, keep, reset } = useImport()
  if (stage.name === 'reading') {
    const { done, all, found } = stage
    return (
      <div className="grid gap-4">
        <ProgressBar
          label={`Reading: ${inMegabytes(done)} of ${inMegabytes(all)}, ${found} conversations so far`}
          value={done}
          max={all}
        />
        <Button className="justify-self-start" onClick={reset}>
          Stop
        </Button>
      </div>
    )
  }
  if (stage.name === 'chosen') {
    return (
      <Chosen
        {...{ stage, helpers, timeZone }}
        onKeep={(helperId, places) => void keep(helperId, stage, places)}
        onCancel={reset}
      />
    )
  }
  if (stage.name === 'keeping') {
    return <ProgressBar label={`Keeping ${stage.done} of ${stage.total}`} value={stage.done} max={stage.total} />
  }
  return (
    <div className="grid gap-4">
      {stage.name === 'kept' && <Kept {...{ stage, helpers }} />}
      {stage.name === 'choose' && <Fault text={stage.fault} />}
      <ChooseFile onOpen={(file) => void open(file)} />
    </div>
  )
}
