import type { ListedModel } from '../../../contract/connections.ts'
import { inShort, inUsd } from '../../../core/text/figures.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'

interface ModelFieldProps {
  value: string
  onChange(model: string): void
  /** The provider's models; null until fetched. */
  models: readonly ListedModel[] | null
  onList(): void
  isListing: boolean
  error: string | undefined
}

/** `gpt-5 · 400K tokens · $1.25 in, $10.00 out`. */
function inWords({ id, contextLength, inputUsd, outputUsd }: ListedModel): string {
  const prices = inputUsd !== null && outputUsd !== null ? `${inUsd(inputUsd)} in, ${inUsd(outputUsd)} out` : null
  const context = contextLength === null ? null : `${inShort(contextLength)} tokens`
  return [id, context, prices].filter((part) => part !== null).join(' · ')
}

export function ModelField({ value: model, onChange, models, onList, isListing, error }: ModelFieldProps) {
  if (models && models.length > 0) {
    const isListed = model === '' || models.some(({ id }) => id === model)
    return (
      <Select
        label="Model"
        name="model"
        hint="Prices are in US dollars per million tokens, where the provider lists them."
        value={model}
        onChange={(event) => onChange(event.target.value)}
        error={error}
      >
        <option value="">Choose a model</option>
        {!isListed && <option value={model}>{model}</option>}
        {models.map((each) => (
          <option key={each.id} value={each.id}>
            {inWords(each)}
          </option>
        ))}
      </Select>
    )
  }
  return (
    <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
      <TextField
        label="Model"
        name="model"
        hint={models ? 'The provider lists no model for conversations. Type a name.' : undefined}
        autoComplete="off"
        spellCheck={false}
        value={model}
        onChange={(event) => onChange(event.target.value)}
        error={error}
      />
      <Button busy={isListing} onClick={onList}>
        Show models
      </Button>
    </div>
  )
}
