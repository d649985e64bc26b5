import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ListedModel } from '../../../contract/connections.ts'
import { type ModelProvider, PROVIDERS } from '../../../core/connections/model-providers.ts'
import { inShort, inUsd } from '../../../core/text/figures.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { TestResult } from './connection-facts.tsx'
import { connectionQueries } from './connection-queries.ts'
import { type LocalServer, type ModelFormUse, useModelForm } from './use-model-form.ts'

export function LocalServerList({ onChoose }: { onChoose(server: LocalServer): void }) {
  const { data } = useQuery(connectionQueries.localServers)
  // Ollama has a place of its own.
  const servers = data?.servers.filter(({ provider }) => provider !== 'ollama') ?? []
  if (servers.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-field bg-sunk px-4 py-3">
      <p className="mr-auto text-[0.9375rem]">Found on this machine, free to use:</p>
      {servers.map((server) => (
        <Button key={server.address} onClick={() => onChoose(server)}>
          {server.name}
        </Button>
      ))}
    </div>
  )
}

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

function ModelField({ value: model, onChange, models, onList, isListing, error }: ModelFieldProps) {
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
        options={[
          ['', 'Choose a model'],
          ...(isListed ? [] : [[model, model] as const]),
          ...models.map((each) => [each.id, inWords(each)] as const),
        ]}
      />
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

const KeyHint = ({ isKept, keysAt }: { isKept: boolean; keysAt: string | null }) => (
  <>
    {isKept ? 'A key is stored. Leave this empty to keep it.' : 'It is encrypted on this server and never shown again.'}
    {keysAt && (
      <>
        {' '}
        <a className="link" href={keysAt} target="_blank" rel="noreferrer">
          Get a key
        </a>
      </>
    )}
  </>
)

interface ModelFormProps<Provider extends ModelProvider> {
  use: ModelFormUse<Provider>
  example: string
  saveLabel?: string | undefined
  children?: (choose: (server: LocalServer) => void) => ReactNode
}

export function ModelForm<Provider extends ModelProvider>({
  use,
  example,
  saveLabel,
  children,
}: ModelFormProps<Provider>) {
  const form = useModelForm(use)
  const { provider, address, apiKey, model } = form.fields
  const { key, keysAt, address: fixed } = PROVIDERS[provider.value]
  return (
    <form onSubmit={form.onSubmit} className="grid gap-5" noValidate>
      {children?.(form.chooseServer)}
      <Select
        label="Provider"
        value={provider.value}
        options={use.providers.map((id) => [id, PROVIDERS[id].name])}
        onChange={(event) => form.chooseProvider(event.target.value as Provider)}
      />
      {fixed === null && (
        <TextField
          label="Address"
          name="address"
          hint={form.isCorrected ? 'The address was put right: this is where calls go.' : `For example ${example}`}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          value={address.value}
          onChange={(event) => form.typeAddress(event.target.value)}
          error={address.error}
        />
      )}
      {key !== 'none' && (
        <TextField
          label="Key"
          name="apiKey"
          type="password"
          autoComplete="off"
          optional={key === 'optional'}
          hint={<KeyHint isKept={form.isKeyKept} keysAt={keysAt} />}
          value={apiKey.value}
          onChange={(event) => form.typeKey(event.target.value)}
          error={apiKey.error}
        />
      )}
      <ModelField
        {...model}
        models={form.list.data ?? null}
        onList={() => form.list.mutate()}
        isListing={form.list.isPending}
      />
      <TestResult error={form.problem} result={form.test.data ?? null} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={saveLabel === undefined ? 'primary' : 'quiet'} busy={form.busy}>
          {saveLabel ?? 'Use this model'}
        </Button>
        {saveLabel === undefined && (
          <Button busy={form.test.isPending} onClick={() => form.test.mutate()}>
            Test
          </Button>
        )}
      </div>
    </form>
  )
}
