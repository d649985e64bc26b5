import type { ReactNode } from 'react'
import { type ModelProvider, PROVIDERS } from '../../../core/connections/model-providers.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import type { LocalServer } from './local-server-list.tsx'
import { ModelField } from './model-field.tsx'
import { TestResult } from './test-result.tsx'
import { type ModelFormUse, useModelForm } from './use-model-form.ts'

interface KeyHintProps {
  isKept: boolean
  keysAt: string | null
}

const KeyHint = ({ isKept, keysAt }: KeyHintProps) => (
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
        onChange={(event) => form.chooseProvider(event.target.value as Provider)}
      >
        {use.providers.map((id) => (
          <option key={id} value={id}>
            {PROVIDERS[id].name}
          </option>
        ))}
      </Select>
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
