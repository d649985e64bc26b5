import type { LocalModels, ModelDownload } from '../../../contract/connections.ts'
import { inBytes } from '../../../core/text/figures.ts'
import { useContractForm } from '../../forms/contract-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Progress } from '../../ui/rows.tsx'

interface DownloadChoiceProps {
  suggestions: LocalModels['suggestions']
  busy: boolean
  onDownload(model: string): void
}

const OTHER = ''

interface Typed {
  /** OTHER: the one that is typed. */
  chosen: string
  model: string
}

/** Some small models with their sizes, or any other by its name. */
export function DownloadChoice({ suggestions, busy, onDownload }: DownloadChoiceProps) {
  const { field, control, onSubmit } = useContractForm({
    shape: 'modelDownloadBody',
    defaultValues: { chosen: suggestions[1]?.name ?? OTHER, model: '' },
    bodyOf: ({ chosen, model }: Typed) => ({ model: chosen === OTHER ? model.trim() : chosen }),
    submit: async ({ model }) => onDownload(model),
  })
  const { value: chosen, onChange: choose } = control('chosen')
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-4">
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-[550]">Download a model</legend>
        {suggestions.map(({ name, bytes, memoryGb, note }) => (
          <Choice key={name} isChosen={chosen === name} onChoose={() => choose(name)}>
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-[550]">{name}</span>
              <span className="text-sm text-ink-soft">
                {inBytes(bytes)}, for {memoryGb} GB of memory
              </span>
            </span>
            <span className="block text-sm text-ink-soft">{note}</span>
          </Choice>
        ))}
        <Choice isChosen={chosen === OTHER} onChoose={() => choose(OTHER)}>
          Another one, by its name
        </Choice>
      </fieldset>
      {chosen === OTHER && (
        <TextField
          label="Name"
          hint="As ollama.com/library lists it."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...field('model')}
        />
      )}
      <Button type="submit" variant="primary" busy={busy} className="justify-self-start">
        Download and use
      </Button>
    </form>
  )
}

interface ChoiceProps {
  isChosen: boolean
  onChoose(): void
  children: React.ReactNode
}

const Choice = ({ isChosen, onChoose, children }: ChoiceProps) => (
  <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-field border border-line px-4 py-2.5 has-checked:border-accent has-checked:bg-sunk">
    <input
      type="radio"
      name="ollama-model"
      checked={isChosen}
      onChange={onChoose}
      className="mt-1 size-4 accent-accent"
    />
    <span className="min-w-0 grow">{children}</span>
  </label>
)

interface DownloadProgressProps {
  download: ModelDownload
  isCancelling: boolean
  onCancel(): void
}

const percentOf = ({ completedBytes, totalBytes }: ModelDownload): number =>
  totalBytes > 0 ? (completedBytes / totalBytes) * 100 : 0

/** A model that is being downloaded, however long it takes: the page may be left meanwhile. */
export function DownloadProgress({ download, isCancelling, onCancel }: DownloadProgressProps) {
  const percent = percentOf(download)
  const { completedBytes, totalBytes, model } = download
  return (
    <div className="grid gap-3 rounded-field bg-sunk px-4 py-3.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 break-all font-[550]">{model}</p>
        <p className="text-sm text-ink-soft tabular-nums">
          {totalBytes > 0 ? `${inBytes(completedBytes)} of ${inBytes(totalBytes)}` : 'Beginning…'}
        </p>
      </div>
      <Progress label={`Download of ${model}`} percent={percent} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-soft">You can leave this page. The download goes on.</p>
        <Button busy={isCancelling} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
